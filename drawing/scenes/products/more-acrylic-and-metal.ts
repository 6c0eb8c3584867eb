import { closeUp } from '../photos.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import { arranged } from './arranged.ts';
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
  setting: 'linen',
  view: 'low',
  light: 'window',
  objects: three('acrylic-black'),
  props: [{ kind: 'olive-sprig', at: [-74, 88], turn: -6, scale: 1.1 }],
};

const ONION = 'M0 -58C7 -40 46 -26 46 10C46 34 20 44 0 66C-20 44 -46 34 -46 10C-46 -26 -7 -40 0 -58Z';

interface Bauble {
  acrylic: string;
  name: string;
  at?: [number, number];
  turn?: number;
}

/** A bauble drawn out to a point, with a name, the year and a ring of stars. */
const bauble = ({ acrylic, name, at = [0, 0], turn = 0 }: Bauble): SceneObject => ({
  shape: { kind: 'path', path: ONION },
  material: acrylic,
  thickness: 3,
  at,
  turn,
  cutouts: [{ motif: 'snowflake', size: 21, at: [0, -24] }],
  engraving: [
    { text: name, font: 'script', size: 25, fit: 72, at: [0, 8] },
    { text: '2026', font: 'serif-bold', size: 11, track: 0.16, at: [0, 31] },
    { motif: 'star', size: 6, at: [0, 46] },
  ],
  extras: [
    { kind: 'hole', at: [0, -46], size: 4.4 },
    { kind: 'ribbon', at: [0, -46], size: 48, turn: 8, colour: 'cream' },
  ],
});

const gold: Scene = {
  setting: 'paper-ink',
  view: 'tilted',
  light: 'window',
  objects: [bauble({ acrylic: 'acrylic-gold-mirror', name: 'Freya', turn: -8 })],
  props: [
    { kind: 'pine-sprig', at: [-134, 26], turn: 20, scale: 0.8 },
    { kind: 'berries', at: [84, 58], scale: 0.9 },
  ],
};

const flask = (metal: string, words: Art[]): SceneObject[] => [
  {
    shape: { kind: 'flask', w: 96, h: 130 },
    material: metal,
    thickness: 24,
    engraving: words,
  },
  { shape: { kind: 'rounded-rect', w: 27, h: 12, r: 1 }, material: 'steel', thickness: 16, at: [0, -69, 4] },
  {
    shape: { kind: 'rounded-rect', w: 34, h: 20, r: 4 },
    material: 'steel',
    thickness: 21,
    at: [0, -84, 1.5],
  },
];

const fisher: Art[] = [
  { motif: 'fish', size: 46, at: [0, -26] },
  { text: 'Macca', font: 'slab-bold', size: 27, fit: 76, at: [0, 14] },
  { text: 'ONE FOR THE REEF', font: 'sans-bold', size: 6.4, track: 0.14, fit: 74, at: [0, 36] },
];

const best: Art[] = [
  { text: 'best man', font: 'hand', size: 22, at: [0, -22] },
  { text: 'Ravi', font: 'serif-bold', size: 32, at: [0, 6] },
  { text: '12.09.26', font: 'sans-bold', size: 8.6, track: 0.16, at: [0, 34] },
];

const steelFlask: Scene = {
  setting: 'dark-timber',
  view: 'tilted',
  light: 'window',
  objects: arranged(flask('brushed-steel', fisher), { turn: -14 }),
};

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
  setting: 'bench',
  view: 'tilted',
  light: 'dappled',
  objects: [plaque({ metal: 'brass' })],
};

const bar = (
  metal: string,
  lines: [string, string],
  place: { at: [number, number]; turn: number },
): SceneObject => ({
  shape: { kind: 'rounded-rect', w: 74, h: 23, r: 11 },
  material: metal,
  thickness: 2,
  ...place,
  engraving: lines.map((text, i): Art => ({
    text,
    font: 'sans-bold',
    size: 7.2,
    track: 0.05,
    at: [5, -3.8 + i * 9],
    fit: 50,
  })),
  extras: [
    { kind: 'hole', at: [-30, 0], size: 4.6 },
    { kind: 'key-ring', at: [-30, 0], turn: -78, size: 12 },
  ],
});

const HOME: [string, string] = ['23.8427° S', '151.2555° E'];
const AWAY: [string, string] = ['16.9203° S', '145.7710° E'];

const bars = (metal: string): SceneObject[] => [
  bar(metal, HOME, { at: [24, -24], turn: -8 }),
  bar(metal, AWAY, { at: [28, 26], turn: 7 }),
];

const steelBars: Scene = {
  setting: 'paper-clay',
  view: 'tilted',
  light: 'studio',
  objects: bars('brushed-steel'),
};

export const MORE_ACRYLIC_AND_METAL_PHOTOS: Record<string, NamedScene[]> = {
  'acrylic-table-numbers': [
    { name: 'black', scene: black },
    {
      name: 'clear',
      scene: { ...black, setting: 'dark-timber', objects: three('acrylic-clear'), props: [] },
    },
    {
      name: 'terracotta',
      scene: { ...black, setting: 'stone', light: 'morning', objects: three('acrylic-#a94f30') },
    },
    { name: 'detail', scene: { ...black, zoom: 2, look: [0, -10], tilt: 62, spin: -14 } },
  ],
  'acrylic-bauble': [
    { name: 'gold', scene: gold },
    {
      name: 'crimson',
      scene: {
        ...gold,
        setting: 'linen',
        objects: [bauble({ acrylic: 'acrylic-crimson', name: 'Banjo', turn: 7 })],
        props: [{ kind: 'pine-sprig', at: [60, 54], turn: -16, scale: 0.7 }],
      },
    },
    {
      name: 'forest',
      scene: {
        ...gold,
        setting: 'paper-clay',
        light: 'morning',
        objects: [bauble({ acrylic: 'acrylic-forest', name: 'Nonna', turn: -6 })],
        props: [{ kind: 'berries', at: [84, 40], scale: 0.8 }],
      },
    },
    { name: 'detail', scene: { ...gold, ...closeUp(0, 0, 1.9), light: 'morning' } },
  ],
  'engraved-hip-flask': [
    { name: 'steel', scene: steelFlask },
    {
      name: 'black',
      scene: {
        ...steelFlask,
        setting: 'oak-table',
        light: 'morning',
        objects: arranged(flask('black-steel', best), { turn: 12 }),
      },
    },
    { name: 'detail', scene: { ...steelFlask, ...closeUp(4, 10, 1.9) } },
  ],
  'memorial-plaque': [
    { name: 'brass', scene: brass },
    {
      name: 'steel',
      scene: {
        ...brass,
        setting: 'stone',
        light: 'window',
        objects: [plaque({ metal: 'brushed-steel' })],
      },
    },
    { name: 'detail', scene: { ...brass, ...closeUp(-20, 0, 2.1) } },
  ],
  'coordinates-key-ring': [
    { name: 'steel', scene: steelBars },
    {
      name: 'brass',
      scene: { ...steelBars, setting: 'paper-ink', light: 'window', objects: bars('brass') },
    },
    { name: 'detail', scene: { ...steelBars, ...closeUp(10, -14, 1.9), setting: 'denim' } },
  ],
};
