import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (timber: string): SceneObject[] => [
  {
    shape: { kind: 'disc', d: 46 },
    material: timber,
    thickness: 4,
    turn: -16,
    engraving: [
      { motif: 'kookaburra', size: 27, at: [0, 3] },
      { border: 'ring', size: 41, stroke: 0.6 },
    ],
    extras: [
      { kind: 'hole', at: [0, -18], size: 4.4 },
      { kind: 'key-ring', at: [0, -18], turn: 12 },
    ],
  },
];

const hero: Scene = {
  setting: GROUNDS.wood,
  view: 'tilted',
  light: 'morning',
  objects: pieces('plywood'),
};

/** Photos of kookaburra-key-ring, the main one first. */
export const kookaburraKeyRing: NamedScene[] = [
  ...numbered(
    hero,
    closeUp(0, 12, 2),
    elsewhere('dark-timber', {
      view: 'three-quarter',
      light: 'window',
      props: [{ kind: 'offcuts', at: [50, 30], scale: 0.5 }],
    }),
  ),
  { name: 'walnut', scene: { ...hero, objects: pieces('walnut') } },
  { name: 'jarrah', scene: { ...hero, objects: pieces('jarrah') } },
];
