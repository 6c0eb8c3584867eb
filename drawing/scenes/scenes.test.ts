import { describe, expect, it } from 'vitest';
import { sceneProblems } from '../engine/scene-check.ts';
import { shopPictures } from '../shop-pictures.ts';
import { PRODUCT_SCENES } from './products/all-products.ts';

/** At most one picture in three has props. */
const MAX_SHARE_WITH_PROPS = 1 / 3;

describe('the scenes of all pictures', () => {
  it.each(shopPictures.map(({ name, scene }) => ({ name, scene })))('$name can be drawn', ({ scene }) => {
    expect(sceneProblems(scene)).toEqual([]);
  });

  it('are all different', () => {
    expect(new Set(shopPictures.map(({ hash }) => hash)).size).toBe(shopPictures.length);
  });

  it('have unique names', () => {
    expect(new Set(shopPictures.map(({ name }) => name)).size).toBe(shopPictures.length);
  });

  it('use few props: at most one picture in three has any', () => {
    const dressed = shopPictures.filter(({ scene }) => (scene.props ?? []).length > 0);
    expect(dressed.length / shopPictures.length).toBeLessThanOrEqual(MAX_SHARE_WITH_PROPS);
  });

  it.each(Object.entries(PRODUCT_SCENES))('of %s number 3 to 7', (_, photos) => {
    expect(photos.length).toBeGreaterThanOrEqual(3);
    expect(photos.length).toBeLessThanOrEqual(7);
  });
});
