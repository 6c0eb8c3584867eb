import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { cutsOf, imageSlots, widthsOf } from '../../src/rules/image-slots.ts';
import type { ImageSlot } from '../../src/rules/image-slots.ts';
import { isServed } from './image-slots.ts';
import { parseAspect } from './image-sizes.ts';
import { readPictureManifest } from './picture-manifest.ts';

const folder = fileURLToPath(new URL('../seed/pictures', import.meta.url));

it('the manifest written by `npm run draw` can be read by the host, and its originals exist', async () => {
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

it('every committed size is one that a slot requests', async () => {
  const served = ({ aspect, width }: { aspect: string; width: number }) => {
    const known = parseAspect(aspect);
    return known !== undefined && isServed(known, width);
  };
  expect((await committed()).filter((rendition) => !served(rendition))).toEqual([]);
});

it.each<[string, ImageSlot, number, number]>([
  ['groups/', imageSlots.card, 300, 600],
  ['groups/', imageSlots.cardOfThree, 300, 600],
  ['products/', imageSlots.card, 300, 600],
  ['products/', imageSlots.cardOfThree, 300, 800],
  ['products/', imageSlots.productPhoto, 300, 1184],
])(
  'the pictures of %s that pages show first exist in all but the narrowest sizes',
  async (names, slot, least, most) => {
    const own = (await committed()).filter(({ name }) => name.startsWith(names));
    const widths = new Set(own.map(({ width }) => width));
    expect(widthsOf(slot, most).filter((width) => width >= least && !widths.has(width))).toEqual([]);
  },
);

it('slides exist in every aspect, in all but the narrowest sizes', async () => {
  const own = (await committed()).filter(({ name }) => name.startsWith('slides/'));
  const wanted = cutsOf(imageSlots.gallerySlide).flatMap(({ aspect, widths }) =>
    widths.filter((width) => width >= 800).map((width) => `${aspect ?? '1920x700'} ${width}`),
  );
  for (const name of new Set(own.map((rendition) => rendition.name)))
    expect(own.filter((one) => one.name === name).map(({ aspect, width }) => `${aspect} ${width}`)).toEqual(
      wanted,
    );
});
