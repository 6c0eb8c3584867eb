import { GROUNDS } from '../grounds.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Jar {
  word: string;
  h: number;
  fill: string;
  at: [number, number];
}

/** A glass jar with a bamboo lid, filled to two thirds. */
const jar = ({ word, h, fill, at: [x, y] }: Jar): SceneObject[] => [
  { shape: { kind: 'disc', d: 85 }, material: fill, thickness: h * 0.66, at: [x, y, 3] },
  {
    shape: { kind: 'jar', d: 94, h },
    material: 'acrylic-clear',
    second: 'bamboo',
    at: [x, y],
    engraving: [{ text: word, font: 'slab-bold', size: 21, fit: 68, track: 0.06, at: [0, 4] }],
  },
];

const jars: Scene = {
  setting: GROUNDS.bamboo,
  view: 'low',
  light: 'window',
  objects: [
    ...jar({ word: 'COFFEE', h: 172, fill: 'felt-#3d2415', at: [-102, -16] }),
    ...jar({ word: 'LENTILS', h: 138, fill: 'felt-#a8502a', at: [2, 12] }),
    ...jar({ word: 'TEA', h: 104, fill: 'felt-#4a5233', at: [104, 30] }),
  ],
};

/** Photos of bamboo-lid-jars, the main one first. */
export const bambooLidJars: NamedScene[] = [
  { name: 'set', scene: jars },
  { name: 'detail', scene: { ...jars, zoom: 2, look: [-70, 10], tilt: 62, spin: -10 } },
  { name: 'setting', scene: { ...jars, setting: 'oak-table', light: 'morning', spin: 16 } },
];
