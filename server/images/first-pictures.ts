import { drawings } from './drawings.ts';
import type { Rendition } from './image-service.ts';
import type { Aspect } from './image-sizes.ts';
import type { PictureRecords } from './picture-records.ts';

interface Slot {
  /** Names of drawings that stand in it. */
  matches: (name: string) => boolean;
  aspect: Aspect;
  /** The widths that phones and desktops ask for, px. */
  widths: readonly number[];
}

const isMainPhoto = (() => {
  const main = new Map<string, string>();
  for (const name of drawings.keys()) {
    const [folder, slug] = name.split('/');
    if (folder === 'products' && slug !== undefined && !main.has(slug)) main.set(slug, name);
  }
  const names = new Set(main.values());
  return (name: string) => names.has(name);
})();

/** What pages show first, in the order in which shoppers come to it. */
const slots: readonly Slot[] = [
  { matches: (name) => name.startsWith('slides/'), aspect: '1920x700', widths: [725, 1450, 1920] },
  { matches: isMainPhoto, aspect: '4x3', widths: [225, 300, 600] },
  { matches: (name) => name.startsWith('groups/'), aspect: '4x3', widths: [225, 300, 600] },
  { matches: (name) => name.startsWith('people/'), aspect: '1x1', widths: [50, 100] },
  { matches: isMainPhoto, aspect: '4x3', widths: [900, 1184] },
];

/** The renditions to make after the first start, the most wanted first; AVIF, which nearly every browser takes. */
export function firstPictures(records: PictureRecords): Rendition[] {
  return slots.flatMap(({ matches, aspect, widths }) =>
    [...drawings.keys()].filter(matches).flatMap((name) => {
      const hash = records.hashOf(name);
      return hash === null ? [] : widths.map((width) => ({ hash, aspect, width, format: 'avif' as const }));
    }),
  );
}
