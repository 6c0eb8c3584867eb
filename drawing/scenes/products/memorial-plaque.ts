import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Plaque {
  metal: string;
  at?: [number, number];
}

const plaque = ({ metal, at = [0, 0] }: Plaque): SceneObject => ({
  shape: { kind: 'rounded-rect', w: 210, h: 136, r: 5 },
  material: metal,
  thickness: 3,
  at: [...at, 0.6],
  engraving: [
    { border: 'frame', size: 172, height: 116, stroke: 0.9 },
    { motif: 'tree', size: 27, at: [0, -38] },
    { text: 'Bill Tranter', font: 'serif-bold', size: 21, fit: 150, at: [0, -9] },
    { text: '1941 – 2025', font: 'serif', size: 12.5, track: 0.08, at: [0, 12] },
    { text: 'He planted every tree you see.', font: 'serif-italic', size: 11.4, fit: 156, at: [0, 36] },
  ],
  extras: [{ kind: 'screws', size: 10, material: metal }],
});

const brass: Scene = {
  setting: GROUNDS.metal,
  view: 'tilted',
  light: 'dappled',
  objects: [plaque({ metal: 'brass' })],
};

/** Photos of memorial-plaque, the main one first. */
export const memorialPlaque: NamedScene[] = [
  { name: 'brass', scene: brass },
  {
    name: 'steel',
    scene: {
      ...brass,
      setting: GROUNDS.metal,
      light: 'window',
      objects: [plaque({ metal: 'brushed-steel' })],
    },
  },
  { name: 'detail', scene: { ...brass, ...closeUp(-20, 0, 2.1) } },
];
