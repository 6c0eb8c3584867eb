import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { imageSlots, widthsOf } from '../../src/rules/image-slots.ts';
import type { ImageSlot } from '../../src/rules/image-slots.ts';
import { isServed } from './image-slots.ts';
import { parseAspect } from './image-sizes.ts';
import { readPictureManifest } from './picture-manifest.ts';

const folder = fileURLToPath(new URL('../seed/pictures', import.meta.url));

it('what `npm run draw` has written is a manifest that the host reads, and its originals lie beside it', async () => {
  const { pictures } = await readPictureManifest(join(folder, 'manifest.json'));
  expect(Object.keys(pictures).length).toBeGreaterThan(0);
  const missing = Object.values(pictures).filter(({ file }) => !existsSync(join(folder, file)));
  expect(missing).toEqual([]);
});

const committed = async () => {
  const { pictures } = await readPictureManifest(join(folder, 'manifest.json'));
  return Object.entries(pictures).flatMap(([name, { renditions }]) =>
    renditions.map((rendition) => ({ name, ...rendition })),
  );
};

it('every size that comes with the shop is one that a slot asks for', async () => {
  const served = ({ aspect, width }: { aspect: string; width: number }) => {
    const known = parseAspect(aspect);
    return known !== undefined && isServed(known, width);
  };
  expect((await committed()).filter((rendition) => !served(rendition))).toEqual([]);
});

it.each<[string, ImageSlot, number]>([
  ['groups/', imageSlots.groupTile, 300],
  ['products/', imageSlots.card, 300],
  ['products/', imageSlots.productPhoto, 300],
  ['slides/', imageSlots.gallerySlide, 800],
])('what pages show first of %s is there in all but the narrowest sizes', async (names, slot, least) => {
  const own = (await committed()).filter(({ name }) => name.startsWith(names));
  const widths = new Set(own.map(({ width }) => width));
  expect(widthsOf(slot).filter((width) => width >= least && !widths.has(width))).toEqual([]);
});
