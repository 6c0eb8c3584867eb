import type { SceneObject } from '../../engine/scene.ts';

/** A box wrapped in paper, with a ribbon round it and a bow. */
export const wrapped = (paper: string, ribbon: string, at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'gift-box', w: 220, h: 160 },
  material: paper,
  second: ribbon,
  thickness: 74,
  at,
  turn,
});
