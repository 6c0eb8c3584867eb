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

const wedding: Art[] = [
  { text: 'Harriet & Tom', font: 'hand', size: 52, fit: 236, at: [0, -12] },
  { border: 'rule', size: 70, stroke: 1.4, at: [0, 24] },
  { text: '14 . 03 . 2026', font: 'serif-bold', size: 14, track: 0.14, at: [0, 43] },
];

const family: Art[] = [
  { border: 'laurel', size: 112, at: [0, 22] },
  { text: 'K', font: 'serif-bold', size: 46, at: [0, 12] },
  { text: 'KEOGH', font: 'serif', size: 11, track: 0.2, fit: 48, at: [0, 39] },
];

const white: Scene = {
  setting: 'dark-timber',
  view: 'tilted',
  light: 'window',
  objects: [board({ stone: 'marble', words: wedding, turn: -5 })],
  props: [
    { kind: 'grapes', at: [-130, -146], colour: '#4d6b2f' },
    { kind: 'cheese', at: [196, -118], turn: -20 },
    { kind: 'olive-sprig', at: [-202, 100], turn: -14, scale: 1.1 },
  ],
};

const black: Scene = {
  setting: 'linen',
  view: 'tilted',
  light: 'window',
  objects: [board({ stone: 'marble-black', words: family, turn: 6 })],
  props: [
    { kind: 'crackers', at: [-190, 112], turn: -6 },
    { kind: 'grapes', at: [120, -152] },
  ],
};

export const MARBLE_PHOTOS: Record<string, NamedScene[]> = {
  'marble-cheese-board': [
    { name: 'white', scene: white },
    { name: 'black', scene: black },
    {
      name: 'detail',
      scene: { ...white, zoom: 2.2, look: [-30, 26], tilt: 46, spin: -16, light: 'morning' },
    },
    {
      name: 'setting',
      scene: {
        setting: 'paper-sage',
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
        props: [{ kind: 'grapes', at: [206, 50] }],
      },
    },
  ],
};
