import { expect, it } from 'vitest';
import type { SceneObject } from '../../engine/scene.ts';
import { arranged } from './arranged.ts';

const plate: SceneObject = { shape: { kind: 'disc' }, material: 'slate', at: [10, 0, 2], turn: 5 };

it('a group keeps its layout when it is turned and moved', () => {
  const [moved] = arranged([plate], { at: [100, 50], above: 6, turn: 90 });
  const [x, y, z] = moved?.at ?? [];
  expect([x, y, z].map((value) => Math.round(value ?? Number.NaN))).toEqual([100, 60, 8]);
  expect(moved?.turn).toBe(95);
});

it('a standing object is turned the other way round and so turns with the group', () => {
  const [standing] = arranged([{ ...plate, pose: 'stand' }], { turn: 30 });
  expect(standing?.turn).toBe(-25);
});
