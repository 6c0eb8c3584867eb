import { GROUNDS } from '../grounds.ts';
import { arranged } from './arranged.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface TableNumber {
  acrylic: string;
  number: string;
  at: [number, number];
  turn?: number;
}

/** An arch of acrylic in a foot of walnut. */
const tableNumber = ({ acrylic, number, at, turn = 0 }: TableNumber): SceneObject[] =>
  arranged(
    [
      { shape: { kind: 'rounded-rect', w: 116, h: 42, r: 8 }, material: 'walnut', thickness: 18 },
      {
        shape: { kind: 'arch', w: 100, h: 158 },
        material: acrylic,
        thickness: 4,
        pose: 'stand',
        at: [0, 2, 12],
        engraving: [
          { text: 'TABLE', font: 'sans-bold', size: 10, track: 0.3, at: [1, -42] },
          { text: number, font: 'serif-bold', size: 70, at: [0, 2] },
          { text: 'Ana & Will', font: 'hand', size: 16, at: [0, 47] },
        ],
      },
    ],
    { at, turn },
  );

const three = (acrylic: string): SceneObject[] => [
  ...tableNumber({ acrylic, number: '5', at: [-128, -34], turn: 12 }),
  ...tableNumber({ acrylic, number: '6', at: [0, 8] }),
  ...tableNumber({ acrylic, number: '7', at: [128, -30], turn: -12 }),
];

const black: Scene = {
  setting: GROUNDS.acrylic,
  view: 'low',
  light: 'window',
  objects: three('acrylic-black'),
};

/** Photos of acrylic-table-numbers, the main one first. */
export const acrylicTableNumbers: NamedScene[] = [
  { name: 'black', scene: black },
  {
    name: 'clear',
    scene: { ...black, setting: GROUNDS.clearAcrylic, objects: three('acrylic-clear') },
  },
  {
    name: 'terracotta',
    scene: { ...black, setting: GROUNDS.acrylic, light: 'morning', objects: three('acrylic-#a94f30') },
  },
  { name: 'detail', scene: { ...black, zoom: 2, look: [0, -10], tilt: 62, spin: -14 } },
];
