import { GROUNDS } from '../grounds.ts';
import { inked } from './inks.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

/** A jar of honey with a paper-white label round its front. */
const favour = (names: string, at: [number, number]): SceneObject[] => [
  { shape: { kind: 'disc', d: 64 }, material: 'plastic-#b8711a', thickness: 52, at: [...at, 2] },
  {
    shape: { kind: 'jar', d: 70, h: 78 },
    material: 'acrylic-clear',
    second: 'gold',
    at,
    engraving: [
      inked({ path: 'M-27 -21H27V23H-27Z', size: 60 }, '#f6f0e2'),
      inked({ border: 'frame', size: 50, height: 40, stroke: 0.6, at: [0, 1] }, '#6b4a1e'),
      inked({ motif: 'bee', size: 13, at: [0, -11] }, '#6b4a1e'),
      inked({ text: names, font: 'script', size: 11, fit: 44, at: [0, 5] }, '#2c1d0b'),
      inked({ text: '24.10.26', font: 'sans-bold', size: 6.2, track: 0.1, at: [0, 16] }, '#2c1d0b'),
    ],
  },
];

const jars: Scene = {
  setting: GROUNDS.labels,
  view: 'low',
  light: 'morning',
  zoom: 1.14,
  objects: [
    ...favour('Ana & Will', [-74, 14]),
    ...favour('Ana & Will', [2, -10]),
    ...favour('Ana & Will', [78, 18]),
  ],
};

/** Photos of favour-jar-labels, the main one first. */
export const favourJarLabels: NamedScene[] = [
  { name: 'honey', scene: jars },
  { name: 'detail', scene: { ...jars, zoom: 2.1, look: [0, 0], tilt: 72, spin: -8 } },
  {
    name: 'setting',
    scene: {
      ...jars,
      setting: 'weatherboard',
      light: 'window',
      spin: 14,
      objects: [...favour('Ana & Will', [-44, 0]), ...favour('Ana & Will', [46, 12])],
    },
  },
];
