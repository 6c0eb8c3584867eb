import { closeUp } from '../photos.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import { arranged } from './arranged.ts';
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
  setting: 'dark-timber',
  view: 'tilted',
  light: 'window',
  objects: laid,
  props: [{ kind: 'grapes', at: [268, -130] }],
};

interface Note {
  at: [number, number];
  turn: number;
  paper: string;
  words: Art[];
  pin: string;
  size?: [number, number];
}

const printed = (art: Art): Art => ({ ...art, finish: 'print', colour: art.colour ?? '#33281f' });

/** A piece of paper on the cork and the pin that holds it. */
const note = ({ at: [x, y], turn, paper, words, pin, size: [w, h] = [88, 82] }: Note): SceneObject[] => [
  {
    shape: { kind: 'rect', w, h },
    material: paper,
    thickness: 0.5,
    at: [x, y, 4],
    turn,
    engraving: words.map(printed),
  },
  { shape: { kind: 'disc', d: 11 }, material: `plastic-${pin}`, thickness: 7, at: [x, y - h / 2 + 9, 4.5] },
];

const pinBoard = (timber: string, title: string): SceneObject[] => [
  {
    shape: { kind: 'frame', w: 420, h: 320 },
    material: timber,
    second: 'cork',
    engraving: [{ text: title, font: 'script', size: 40, fit: 270, at: [0, -82] }],
  },
  ...note({
    at: [-100, 12],
    turn: -5,
    paper: 'paper-#f6e7a8',
    pin: 'red',
    words: [
      { text: 'Swimming', font: 'hand', size: 20, at: [0, -4] },
      { text: 'Tuesday 4 pm', font: 'hand', size: 15, at: [0, 20] },
    ],
  }),
  ...note({
    at: [8, 24],
    turn: 3,
    paper: 'paper-white',
    pin: 'blue',
    size: [92, 108],
    words: [
      { motif: 'turtle', size: 58, at: [0, -4], colour: '#2f7d4f' },
      { text: 'Lady Musgrave', font: 'hand', size: 15, at: [0, 40] },
    ],
  }),
  ...note({
    at: [112, 16],
    turn: -3,
    paper: 'paper-#cfe0d2',
    pin: 'yellow',
    words: [
      { text: 'Library', font: 'hand', size: 20, at: [0, -6] },
      { text: 'books due', font: 'hand', size: 18, at: [0, 18] },
    ],
  }),
];

const board: Scene = {
  setting: 'paper-sky',
  view: 'flat',
  light: 'window',
  objects: pinBoard('plywood', 'Isla’s Plans'),
};

const WHISKY = 'plastic-#8f4a14';

interface Tumbler {
  words: Art[];
  at: [number, number];
  pour?: boolean;
}

/** A heavy tumbler, with a finger of whisky when it is poured. */
const tumbler = ({ words, at: [x, y], pour = false }: Tumbler): SceneObject[] => [
  ...(pour
    ? [
        {
          shape: { kind: 'bowl', d: 73, h: 26 },
          material: WHISKY,
          at: [x, y, 9],
        } satisfies SceneObject,
        {
          shape: { kind: 'disc', d: 73 },
          material: WHISKY,
          thickness: 0.8,
          at: [x, y, 34.4],
        } satisfies SceneObject,
      ]
    : []),
  { shape: { kind: 'beer-glass', d: 92, h: 98 }, material: 'glass', at: [x, y], engraving: words },
];

const monogram = (letter: string, name: string): Art[] => [
  { border: 'ring', size: 40, stroke: 1, at: [0, -8] },
  { text: letter, font: 'serif-bold', size: 30, at: [0, -8] },
  { text: name, font: 'sans-bold', size: 6.4, track: 0.2, at: [0, 23] },
];

const whisky: Scene = {
  setting: 'dark-timber',
  view: 'low',
  light: 'window',
  objects: [
    ...tumbler({ words: monogram('C', 'CALLUM'), at: [-60, -12], pour: true }),
    ...tumbler({ words: monogram('D', 'DEV'), at: [56, 16], pour: true }),
  ],
};

interface Candle {
  glass: string;
  scent: string;
  words: string;
}

const candle = ({ glass, scent, words }: Candle): SceneObject => ({
  shape: { kind: 'candle', d: 86, h: 104 },
  material: glass,
  second: 'wax-#efe2c6',
  engraving: [
    { motif: 'gum-sprig', size: 30, at: [0, -18], turn: 60 },
    { text: words, font: 'hand', size: 17, fit: 62, at: [0, 8] },
    { text: scent, font: 'sans-bold', size: 5.6, track: 0.16, fit: 58, at: [0, 27] },
  ],
});

const amber: Scene = {
  setting: 'linen',
  view: 'low',
  light: 'evening',
  zoom: 0.94,
  objects: [candle({ glass: 'tinted-#8a4a17', scent: 'LEMON MYRTLE', words: 'Thank you, Jo' })],
  props: [
    { kind: 'candle', at: [0, 0], scale: 1.16 },
    { kind: 'gum-sprig', at: [-150, 20], turn: -4, scale: 0.7 },
  ],
};

export const MORE_CORK_AND_GLASS_PHOTOS: Record<string, NamedScene[]> = {
  'cork-placemats': [
    { name: 'laid', scene: table },
    {
      name: 'detail',
      scene: { ...table, ...closeUp(110, 70, 2.2), objects: [placemat([0, 0, 0], -4)], props: [] },
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
        props: [],
      },
    },
  ],
  'cork-pin-board': [
    { name: 'birch', scene: board },
    {
      name: 'walnut',
      scene: {
        ...board,
        setting: 'weatherboard',
        light: 'morning',
        objects: pinBoard('walnut', 'The Family Desk'),
      },
    },
    { name: 'detail', scene: { ...board, ...closeUp(30, 10, 2) } },
  ],
  'whisky-tumblers': [
    { name: 'pair', scene: whisky },
    { name: 'detail', scene: { ...whisky, zoom: 2, look: [-46, 0], tilt: 72, spin: -10 } },
    {
      name: 'setting',
      scene: {
        ...whisky,
        setting: 'slate-top',
        light: 'morning',
        objects: [
          ...tumbler({ words: monogram('C', 'CALLUM'), at: [-56, 12], pour: true }),
          ...arranged(tumbler({ words: monogram('D', 'DEV'), at: [0, 0] }), { at: [62, -10] }),
        ],
        props: [{ kind: 'cinnamon', at: [4, 76], turn: 10, scale: 0.8 }],
      },
    },
  ],
  'soy-candle': [
    { name: 'amber', scene: amber },
    {
      name: 'smoke',
      scene: {
        ...amber,
        setting: 'stone',
        objects: [candle({ glass: 'tinted-#33363a', scent: 'EUCALYPTUS', words: 'Welcome home' })],
        props: [
          { kind: 'candle', at: [0, 0], scale: 1.16 },
          { kind: 'pebbles', at: [108, 30], scale: 0.7 },
        ],
      },
    },
    { name: 'detail', scene: { ...amber, zoom: 1.7, look: [0, -10], tilt: 58, spin: -12 } },
  ],
};
