import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const brewery: Art[] = [
  { border: 'ring', size: 82, stroke: 1.6 },
  { motif: 'whale', size: 48, at: [0, -4] },
  { text: 'WHALEBONE BREWING', font: 'slab-bold', size: 8.4, arc: 30, track: 0.06 },
  { text: 'AGNES WATER', font: 'slab-bold', size: 7, arc: -31, track: 0.08 },
];

const coaster = (at: [number, number, number], turn: number): SceneObject => ({
  shape: { kind: 'coaster', w: 95, r: 9 },
  material: 'cork',
  thickness: 4,
  at,
  turn,
  engraving: brewery,
});

const coasters: Scene = {
  setting: GROUNDS.cork,
  view: 'three-quarter',
  light: 'window',
  objects: [
    ...[8, -5, 3, -9, 6, -3].map((turn, i) =>
      coaster([-56 + ((i * 5) % 4), -20 - ((i * 3) % 5), i * 4.3], turn),
    ),
    coaster([62, 30, 0], -14),
  ],
  props: [{ kind: 'coffee', at: [104, -110], scale: 0.8 }],
};

/** Photos of logo-cork-coasters, the main one first. */
export const logoCorkCoasters: NamedScene[] = [
  { name: 'stack', scene: coasters },
  { name: 'detail', scene: { ...coasters, ...closeUp(50, 24, 2.2) } },
  {
    name: 'setting',
    scene: {
      ...coasters,
      setting: 'bench',
      view: 'tilted',
      props: [],
      light: 'morning',
      objects: [
        coaster([-56, -54, 0], -6),
        coaster([54, -50, 0], 5),
        coaster([-52, 56, 0], 4),
        coaster([58, 54, 0], -7),
      ],
    },
  },
];
