import { BOX_COLOURS, readBox } from './box-settings.ts';
import type { ContentBlock } from './page-blocks.ts';

/** The box of a content block, and a line for the owner about each unusable setting. */
export function contentBox(block: ContentBlock): ReturnType<typeof readBox> {
  const { background_video: video, imageHashes } = block;
  const { box, problems } = readBox(
    {
      ...block,
      background_image: imageHashes.background_image,
      background_video: video?.file ? { file: video.file, slate: video.imageHashes.slate } : null,
    },
    BOX_COLOURS.block,
  );
  return { box, problems: [...problems, ...timeProblems(block)] };
}

function timeProblems({ start_time: start, end_time: end }: ContentBlock): string[] {
  if (start === null || end === null || Date.parse(end) >= Date.parse(start)) return [];
  return [`end_time: ${end} < start_time: ${start}`];
}
