import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const placemat = (at: [number, number, number], turn: number): SceneObject => ({
  shape: { kind: 'rounded-rect', w: 420, h: 300, r: 26 },
  material: 'cork',
  thickness: 5,
  at,
  turn,
  engraving: [
    { border: 'double-frame', size: 392, height: 272, stroke: 1.5 },
    { motif: 'banksia', size: 64, at: [-156, -92], turn: -30 },
    { motif: 'banksia', size: 64, at: [156, -92], turn: 30, mirror: true },
    { motif: 'gum-sprig', size: 62, at: [-156, 94], turn: 20 },
    { text: 'Papadakis', font: 'hand', size: 40, fit: 118, at: [118, 104] },
  ],
});

const laid: SceneObject[] = [
  placemat([0, 0, 0], -4),
  { shape: { kind: 'plate', d: 204, h: 19 }, material: 'ceramic-#f4efe4', at: [-18, -16, 5] },
];

const table: Scene = {
  setting: GROUNDS.cork,
  view: 'tilted',
  light: 'window',
  objects: laid,
};

/** Photos of cork-placemats, the main one first. */
export const corkPlacemats: NamedScene[] = [
  { name: 'laid', scene: table },
  {
    name: 'detail',
    scene: { ...table, ...closeUp(110, 70, 2.2), objects: [placemat([0, 0, 0], -4)] },
  },
  {
    name: 'set',
    scene: {
      ...table,
      setting: 'paper-sage',
      view: 'three-quarter',
      light: 'morning',
      objects: [
        placemat([0, 0, 0], 8),
        placemat([4, -4, 5.4], -3),
        placemat([-3, 2, 10.8], 5),
        placemat([0, 0, 16.2], -7),
      ],
    },
  },
];
