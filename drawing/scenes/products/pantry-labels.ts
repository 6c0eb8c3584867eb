import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import { arranged } from './arranged.ts';
import { inked } from './inks.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const STAPLES = [
  ['FLOUR', 'SUGAR', 'RICE'],
  ['OATS', 'TEA', 'COFFEE'],
  ['PASTA', 'COCOA', 'LENTILS'],
  ['SALT', 'NUTS', 'HERBS'],
];

/** Twelve labels with different texts on their sheet. */
function pantrySheet(vinyl: string, ink: string): SceneObject[] {
  const labels = STAPLES.flatMap((row, y) =>
    row.map((word, x): SceneObject => ({
      shape: { kind: 'rounded-rect', w: 68, h: 34, r: 8 },
      material: vinyl,
      thickness: 0.4,
      at: [(x - 1) * 76, (y - 1.5) * 42, 0.5],
      engraving: [
        inked({ text: word, font: 'slab-bold', size: 13, fit: 52, track: 0.05 }, ink),
        inked({ border: 'frame', size: 61, height: 27, stroke: 0.7 }, ink),
      ],
    })),
  );
  return [
    { shape: { kind: 'rounded-rect', w: 240, h: 180, r: 3 }, material: 'paper-#efe7d6', thickness: 0.5 },
    ...labels,
  ];
}

const blackSheet: Scene = {
  setting: GROUNDS.labels,
  view: 'tilted',
  light: 'window',
  objects: arranged(pantrySheet('vinyl-#1f2022', '#f7f4ec'), { turn: -5 }),
};

/** Photos of pantry-labels, the main one first. */
export const pantryLabels: NamedScene[] = [
  { name: 'black', scene: blackSheet },
  {
    name: 'kraft',
    scene: {
      ...blackSheet,
      setting: GROUNDS.labels,
      objects: arranged(pantrySheet('vinyl-#b88d5e', '#2a1c10'), { turn: 4 }),
    },
  },
  {
    name: 'white',
    scene: {
      ...blackSheet,
      setting: GROUNDS.labels,
      light: 'morning',
      objects: arranged(pantrySheet('vinyl-white', '#1f4d37'), { turn: -3 }),
    },
  },
  { name: 'detail', scene: { ...blackSheet, ...closeUp(-40, -30, 2.3) } },
];
