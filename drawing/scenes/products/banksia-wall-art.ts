import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (back: string, front: string): SceneObject[] => [
  { shape: { kind: 'disc', d: 240 }, material: back, thickness: 4, grain: 20 },
  {
    shape: { kind: 'disc', d: 240 },
    material: front,
    thickness: 4,
    at: [0, 0, 8],
    cutouts: [
      { motif: 'banksia', size: 170, at: [0, 4] },
      { motif: 'gum-leaf', size: 34, radial: { count: 12, radius: 98 } },
    ],
  },
];

const hero: Scene = {
  setting: GROUNDS.wood,
  view: 'flat',
  objects: pieces('walnut', 'plywood'),
  props: [{ kind: 'offcuts', at: [150, 120], scale: 0.8 }],
};

/** Photos of banksia-wall-art, the main one first. */
export const banksiaWallArt: NamedScene[] = [
  ...numbered(
    hero,
    closeUp(0, -10, 2.2),
    elsewhere('dark-timber', { view: 'three-quarter', light: 'blinds', props: [] }),
  ),
  { name: 'walnut', scene: { ...hero, objects: pieces('plywood', 'walnut') } },
];
