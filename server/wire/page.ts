import type { PageContentNode } from '../domain/pages/page-content.ts';
import type { PageNode } from '../domain/pages/page-manager.ts';
import type { RowNode } from '../domain/pages/page-rules.ts';
import { firstText, summaryOf } from '../domain/pages/summary.ts';
import { firstPicture, withPictures } from '../domain/pages/setting-pictures.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import type { BackgroundVideo, Page, PageContentBlock, PageRow } from '../generated/wire.ts';
import type { ImageSpec } from '../images/image-spec.ts';
import { pictureField } from './picture.ts';
import type { PictureSize } from './picture.ts';
import { translated, translatedSettings } from './translated.ts';
import type { WireOf } from './wire-of.ts';

export type PageWire = WireOf<Page>;

const BACKGROUND: ImageSpec = { aspect: '16x9', width: 1920 };
const LIST_PICTURE: ImageSpec = { aspect: '4x3', width: 600 };

function backgroundVideoWire(
  video: NonNullable<PageContentNode['video']>,
  pictures: ImageLookup,
): WireOf<BackgroundVideo> {
  const { id, file, slateHash } = video;
  return { id, file, imageHashes: { slate: pictureField(pictures, slateHash, BACKGROUND) } };
}

function contentBlockWire(node: PageContentNode, pictures: ImageLookup): WireOf<PageContentBlock> {
  const { page_id: _page, settings, background_image_hash, video, ...block } = node;
  return {
    ...block,
    variables: () =>
      withPictures(translatedSettings('pageContent', node.id, 'variables', settings), pictures),
    imageHashes: { background_image: pictureField(pictures, background_image_hash, BACKGROUND) },
    background_video: () => video && backgroundVideoWire(video, pictures),
  };
}

const rowWire = (row: RowNode, pictures: ImageLookup): WireOf<PageRow> => ({
  ...row,
  blocks: () =>
    row.blocks.map((block) => ({
      ...block,
      ...translated('block', block.id, { title: block.title }),
      widgets: block.widgets.map((widget) => ({
        ...widget,
        templatevar: () =>
          withPictures(translatedSettings('widget', widget.id, 'templatevar', widget.templatevar), pictures),
        pagination_labels: widget.pagination_labels,
      })),
    })),
});

/** The description of a page whose owner has written none: the first text on it. */
async function describedPage(page: PageNode): Promise<string> {
  const { content } = translated('page', page.id, { content: page.content() });
  const text = await firstText(page, {
    block: (id, settings) => translatedSettings('pageContent', id, 'variables', settings),
    widget: (id, settings) => translatedSettings('widget', id, 'templatevar', settings),
  });
  return summaryOf(content) || summaryOf(text);
}

/** A page with its content (ENT-06…ENT-09). */
export function pageWire(page: PageNode, pictures: ImageLookup): PageWire {
  const { id, slug, url, sitemap_model, sitemap_group_model } = page;
  return {
    id,
    ...translated('page', id, { name: page.name, title: page.title }),
    meta_description:
      page.meta_description === ''
        ? () => describedPage(page)
        : translated('page', id, { meta_description: page.meta_description }).meta_description,
    slug,
    url,
    sitemap_model,
    sitemap_group_model,
    listed: page.listed,
    content: () => translated('page', id, { content: page.content() }).content,
    image: async (size?: PictureSize) => {
      const settings = (await page.contents()).map((node) => node.settings);
      return pictureField(pictures, firstPicture(settings, pictures), LIST_PICTURE)(size);
    },
    created_at: page.created_at,
    updated_at: page.updated_at,
    rows: async () => (await page.rows()).map((row) => rowWire(row, pictures)),
    pageContents: async () => (await page.contents()).map((node) => contentBlockWire(node, pictures)),
  };
}

/** A page in a list, without its content. */
export const pageSummaryWire = (page: PageNode, pictures: ImageLookup): PageWire => ({
  ...pageWire(page, pictures),
  content: '',
  image: null,
  rows: [],
  pageContents: [],
});
