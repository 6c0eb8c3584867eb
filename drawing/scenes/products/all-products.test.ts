import { describe, expect, it } from 'vitest';
import { sceneProblems } from '../../engine/scene-check.ts';
import { sceneHash } from '../../engine/scene-hash.ts';
import { PRODUCT_PHOTOS } from './all-products.ts';

/** The photos that SKUs call for by name, by product slug. */
const SKU_PHOTOS: Record<string, string[]> = {
  'pine-phone-stand': ['pine', 'walnut'],
  'engraved-slate-coasters': ['round', 'square'],
  'marble-cheese-board': ['white', 'black'],
  'baby-milestone-discs': ['birch', 'walnut'],
  'bamboo-chopping-board': ['small', 'medium', 'large'],
  'cork-trivet': ['southern-cross', 'banksia', 'plain'],
  'engraved-wine-glass': ['stemmed', 'stemless'],
  'acrylic-cake-topper': ['1', 'black', 'pink', 'rose'],
  'engraved-pet-tag': ['steel', 'brass', 'blue'],
  'house-number-sign': ['1', 'steel'],
  'engraved-drink-bottle': ['black', 'white', 'sage', 'pink'],
  'bamboo-usb-stick': ['bamboo', 'walnut'],
  'kids-name-labels': ['ocean', 'bush', 'sunset'],
  'personalised-cotton-tee': ['white', 'black', 'sage', 'navy'],
  'name-key-ring': ['clear-white', 'clear-gold', 'clear-black'],
  'school-bag-tag': ['red', 'blue', 'green', 'yellow'],
  'memory-lantern': ['black', 'white'],
  'new-home-gift-pack': ['main'],
  'sublimated-mug': ['white', 'red', 'black'],
  'wooden-christmas-bauble': ['birch', 'cherry'],
};

const everyPhoto = Object.entries(PRODUCT_PHOTOS).flatMap(([slug, photos]) =>
  photos.map(({ name, scene }) => ({ photo: `${slug}/${name}`, scene })),
);

describe('product photos', () => {
  it.each(Object.entries(SKU_PHOTOS))('%s has the photos that its SKUs call for', (slug, wanted) => {
    const names = PRODUCT_PHOTOS[slug]?.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(wanted));
  });

  it.each(Object.entries(PRODUCT_PHOTOS))('%s has 3 to 5 photos of different names', (_, photos) => {
    expect(photos.length).toBeGreaterThanOrEqual(3);
    expect(photos.length).toBeLessThanOrEqual(5);
    expect(new Set(photos.map(({ name }) => name)).size).toBe(photos.length);
  });

  it('no two photos are drawn from the same scene', () => {
    const hashes = everyPhoto.map(({ scene }) => sceneHash(scene));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it.each(everyPhoto)('$photo is a scene that can be drawn', ({ scene }) => {
    expect(sceneProblems(scene)).toEqual([]);
  });
});
