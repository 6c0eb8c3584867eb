import type { SceneObject } from '../../engine/scene.ts';

/**
 * Position of a group of objects: its 0,0 (mm, and mm above the table), turned clockwise as seen from above.
 */
export interface Place {
  at?: readonly [number, number];
  above?: number;
  turn?: number;
}

/** Objects laid out about 0,0, moved and turned together. */
export function arranged(
  objects: readonly SceneObject[],
  { at = [0, 0], above = 0, turn = 0 }: Place,
): SceneObject[] {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return objects.map((object) => {
    const [x, y, z = 0] = object.at ?? [0, 0];
    const upright = object.pose === 'stand' || object.pose === 'lean';
    return {
      ...object,
      at: [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos, z + above],
      turn: (object.turn ?? 0) + (upright ? -turn : turn),
    };
  });
}
