import { describe, expect, it } from 'vitest';
import { assembleScene } from './build/assemble.ts';
import { placeCamera } from './camera.ts';
import { renderScene } from './render.ts';
import type { Scene, ShapeKind } from './scene.ts';
import { sceneSize, SHAPES } from './scene.ts';

const SCENE: Scene = {
  setting: 'linen',
  light: 'dappled',
  objects: [
    {
      shape: { kind: 'disc', d: 90 },
      material: 'plywood',
      engraving: [{ motif: 'koala', size: 50 }],
      extras: [{ kind: 'hole' }],
    },
  ],
  props: [{ kind: 'gum-sprig', at: [-90, 40] }],
};
const ASPECTS = [
  [16, 3],
  [16, 9],
  [8, 5],
  [4, 3],
  [1, 1],
  [3, 4],
  [5, 8],
  [9, 16],
] as const;

/** How much the brightness of a picture varies, in steps of 255. */
function spread(data: Buffer): number {
  let sum = 0;
  let squares = 0;
  for (const value of data) {
    sum += value;
    squares += value * value;
  }
  return Math.sqrt(squares / data.length - (sum / data.length) ** 2);
}

const plain = (kind: ShapeKind): Scene => ({
  setting: 'paper-ink',
  view: 'three-quarter',
  objects: [
    { shape: { kind, text: 'Ada', motif: 'paw', path: 'M-30 -20H30V20H-30Z' }, material: 'acrylic-orange' },
  ],
});

describe('drawing a scene', () => {
  it('produces the same pixels every time', async () => {
    const [first, second] = [await renderScene(SCENE, 96, 72), await renderScene(SCENE, 96, 72)];
    expect(first.data.equals(second.data)).toBe(true);
  });

  it.each(ASPECTS)('draws an aspect of %i by %i', async (across, down) => {
    const width = 64;
    const height = Math.round((width * down) / across);
    const { data } = await renderScene(SCENE, width, height);
    expect(data).toHaveLength(width * height * 3);
    expect(spread(data)).toBeGreaterThan(4);
  });

  it.each(ASPECTS)('an aspect of %i by %i never crops the subject', (across, down) => {
    const own = sceneSize(SCENE);
    const { subject } = assembleScene(SCENE);
    const { window, x, y, z, right, up, forward } = placeCamera(
      SCENE,
      subject,
      own.width / own.height,
      across / down,
    );
    expect((window.right - window.left) / (window.top - window.bottom)).toBeCloseTo(across / down, 5);
    for (let i = 0; i < subject.length; i += 3) {
      const [px = 0, py = 0, pz = 0] = subject.slice(i, i + 3);
      const along = ([dx, dy, dz]: readonly [number, number, number]): number =>
        (px - x) * dx + (py - y) * dy + (pz - z) * dz;
      expect(along(right) / along(forward)).toBeGreaterThan(window.left);
      expect(along(right) / along(forward)).toBeLessThan(window.right);
      expect(along(up) / along(forward)).toBeGreaterThan(window.bottom);
      expect(along(up) / along(forward)).toBeLessThan(window.top);
    }
  });

  it('the scene’s own aspect is not cropped', () => {
    const { subject } = assembleScene(SCENE);
    const { window } = placeCamera(SCENE, subject, 4 / 3, 4 / 3);
    expect(window.left).toBeCloseTo(-window.right, 6);
    expect(window.bottom).toBeCloseTo(-window.top, 6);
  });

  it.each(SHAPES)('the shape %s is visible', async (kind) => {
    const { data } = await renderScene(plain(kind), 64, 48);
    expect(spread(data)).toBeGreaterThan(12);
  });

  it('the error names an unknown motif', async () => {
    const wrong: Scene = {
      ...SCENE,
      objects: [{ shape: { kind: 'motif', motif: 'unicorn' }, material: 'cork' }],
    };
    await expect(renderScene(wrong, 64, 48)).rejects.toThrow('There is no motif unicorn');
  });
});
