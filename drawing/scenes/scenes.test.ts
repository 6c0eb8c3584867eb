import { describe, expect, it, vi } from 'vitest';
import { renderScene } from '../engine/render.ts';
import { sceneProblems } from '../engine/scene-check.ts';
import { sceneHash } from '../engine/scene-hash.ts';
import type { Scene } from '../engine/scene.ts';
import { CATEGORY_TILES } from './category-tiles.ts';
import { PEOPLE } from './people.ts';
import { PRODUCT_SCENES } from './product-scenes.ts';
import { SEASONAL_TILES } from './seasonal-tiles.ts';
import { BENCH, SLIDES } from './slides.ts';
import { VOUCHER_THEMES } from './voucher-themes.ts';

// The first picture of a process makes its textures, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ALL: [string, Scene][] = [
  ...Object.entries(PRODUCT_SCENES).flatMap(([slug, scenes]) =>
    scenes.map((scene, i): [string, Scene] => [`${slug} photo ${i + 1}`, scene]),
  ),
  ...Object.entries({
    ...CATEGORY_TILES,
    ...SEASONAL_TILES,
    ...PEOPLE,
    ...SLIDES,
    ...VOUCHER_THEMES,
    bench: BENCH,
  }),
];

describe('the drawings of the shop', () => {
  it('are all different', () => {
    expect(new Set(ALL.map(([, scene]) => sceneHash(scene))).size).toBe(ALL.length);
  });

  it('every product has at least three photos', () => {
    const few = Object.entries(PRODUCT_SCENES).filter(([, scenes]) => scenes.length < 3);
    expect(few.map(([slug]) => slug)).toEqual([]);
  });

  it.each(ALL)('%s is well formed and shows something', async (_, scene) => {
    expect(sceneProblems(scene)).toEqual([]);
    const { data } = await renderScene(scene, 80, 60);
    let low = 255;
    let high = 0;
    let sum = 0;
    for (const value of data) {
      low = Math.min(low, value);
      high = Math.max(high, value);
      sum += value;
    }
    expect(high - low).toBeGreaterThan(60);
    expect(sum / data.length).toBeGreaterThan(10);
    expect(sum / data.length).toBeLessThan(245);
  });
});
