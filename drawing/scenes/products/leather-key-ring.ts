import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (first: string, second: string): SceneObject[] => [
  {
    shape: { kind: 'rounded-rect', w: 36, h: 84, r: 12 },
    material: first,
    thickness: 3.2,
    turn: 24,
    at: [-24, 0],
    engraving: [
      { text: 'DRIVE SAFE', font: 'stencil', size: 8.4, turn: 90 },
      { border: 'stitch', size: 30, height: 78, stroke: 0.7, finish: 'print', colour: '#f1e3c4' },
    ],
    extras: [
      { kind: 'hole', at: [0, -34], size: 5 },
      { kind: 'key-ring', at: [0, -34], turn: 4 },
    ],
  },
  {
    shape: { kind: 'rounded-rect', w: 36, h: 84, r: 12 },
    material: second,
    thickness: 3.2,
    turn: -12,
    at: [42, 14],
    engraving: [{ motif: 'mountain', size: 22, finish: 'foil', colour: '#cfd2d6' }],
    extras: [
      { kind: 'hole', at: [0, -34], size: 5 },
      { kind: 'key-ring', at: [0, -34], turn: -14 },
    ],
  },
];

const hero: Scene = {
  setting: GROUNDS.leather,
  view: 'tilted',
  objects: pieces('leather-tan', 'leather-black'),
};

/** Photos of leather-key-ring, the main one first. */
export const leatherKeyRing: NamedScene[] = [
  ...numbered(
    hero,
    closeUp(-10, 10, 2),
    elsewhere('dark-timber', { light: 'morning', view: 'three-quarter' }),
  ),
  { name: 'tan', scene: { ...hero, objects: pieces('leather-tan', 'leather-tan') } },
  { name: 'black', scene: { ...hero, objects: pieces('leather-black', 'leather-black') } },
];
