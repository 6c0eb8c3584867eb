import { GROUNDS } from '../grounds.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Board {
  stone: 'marble' | 'marble-black';
  words: Art[];
  turn?: number;
  at?: [number, number];
}

/** A slab on four clear feet. */
const board = ({ stone, words, turn = 0, at = [0, 0] }: Board): SceneObject => ({
  shape: { kind: 'rounded-rect', w: 300, h: 200, r: 10 },
  material: stone,
  thickness: 12,
  at: [...at, 3],
  turn,
  engraving: words,
  extras: [{ kind: 'feet', size: 12, material: 'plastic-#c9ced0' }],
});

/** Engraving on white marble is pale, so it is filled with colour by hand. */
const filled = { finish: 'paint', colour: '#3a3531' } as const;

const wedding: Art[] = [
  { text: 'Harriet & Tom', font: 'hand', size: 58, fit: 262, at: [0, -14], ...filled },
  { border: 'rule', size: 76, stroke: 1.6, at: [0, 27], ...filled },
  { text: '14 . 03 . 2026', font: 'serif-bold', size: 16, track: 0.14, at: [0, 49], ...filled },
];

const family: Art[] = [
  { border: 'laurel', size: 112, at: [0, 22] },
  { text: 'K', font: 'serif-bold', size: 46, at: [0, 12] },
  { text: 'KEOGH', font: 'serif', size: 11, track: 0.2, fit: 48, at: [0, 39] },
];

const white: Scene = {
  setting: GROUNDS.marble,
  view: 'tilted',
  light: 'window',
  objects: [board({ stone: 'marble', words: wedding, turn: -5 })],
};

const black: Scene = {
  setting: GROUNDS.marble,
  view: 'tilted',
  light: 'window',
  objects: [board({ stone: 'marble-black', words: family, turn: 6 })],
};

/** Photos of marble-cheese-board, the main one first. */
export const marbleCheeseBoard: NamedScene[] = [
  { name: 'white', scene: white },
  { name: 'black', scene: black },
  {
    name: 'detail',
    scene: { ...white, zoom: 2.2, look: [-30, 26], tilt: 46, spin: -16, light: 'morning' },
  },
  {
    name: 'setting',
    scene: {
      setting: 'dark-timber',
      view: 'three-quarter',
      light: 'blinds',
      objects: [
        board({ stone: 'marble-black', words: family, turn: -5 }),
        {
          shape: { kind: 'path', path: 'M-44 20L44 4Q46 -20 30 -28Z' },
          material: 'wax-#f1d9a0',
          thickness: 26,
          at: [-96, -50, 15],
          turn: 24,
          prop: true,
        },
        {
          shape: { kind: 'disc', d: 62 },
          material: 'felt-#f4efe2',
          thickness: 24,
          at: [104, -48, 15],
          prop: true,
        },
      ],
    },
  },
];
