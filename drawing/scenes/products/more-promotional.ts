import { closeUp } from '../photos.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import { arranged } from './arranged.ts';
import type { NamedScene } from './named-scene.ts';

const brewery: Art[] = [
  { border: 'ring', size: 82, stroke: 1.6 },
  { motif: 'whale', size: 48, at: [0, -4] },
  { text: 'WHALEBONE BREWING', font: 'slab-bold', size: 8.4, arc: 30, track: 0.06 },
  { text: 'AGNES WATER', font: 'slab-bold', size: 7, arc: -31, track: 0.08 },
];

const coaster = (at: [number, number, number], turn: number): SceneObject => ({
  shape: { kind: 'coaster', w: 95, r: 9 },
  material: 'cork',
  thickness: 4,
  at,
  turn,
  engraving: brewery,
});

const coasters: Scene = {
  setting: 'slate-top',
  view: 'three-quarter',
  light: 'window',
  objects: [
    ...[8, -5, 3, -9, 6, -3].map((turn, i) =>
      coaster([-56 + ((i * 5) % 4), -20 - ((i * 3) % 5), i * 4.3], turn),
    ),
    coaster([62, 30, 0], -14),
  ],
  props: [{ kind: 'coffee', at: [104, -110], scale: 0.8 }],
};

const pen = (barrel: string, words: string, at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'pen', d: 11.5, h: 140 },
  material: barrel,
  second: 'chrome',
  at,
  turn,
  engraving: [{ text: words, font: 'sans-bold', size: 6.6, fit: 78, turn: -90, at: [2.6, 0] }],
});

const fan = (barrel: string): SceneObject[] => [
  pen(barrel, 'Coral Coast Surveys', [-8, -39], -4),
  pen(barrel, 'Coral Coast Surveys', [8, -13], 2),
  pen(barrel, 'Coral Coast Surveys', [-4, 13], -2),
  pen(barrel, 'Coral Coast Surveys', [10, 39], 4),
];

const bamboo: Scene = {
  setting: 'paper-sky',
  view: 'tilted',
  light: 'window',
  objects: fan('bamboo'),
};

const card = (timber: string, words: Art[]): SceneObject => ({
  shape: { kind: 'usb-card' },
  material: timber,
  thickness: 3.4,
  ...(timber === 'walnut' ? { tone: 0.8 } : {}),
  engraving: words,
});

const weddings: Art[] = [
  { motif: 'camera', size: 19, at: [-27, -10] },
  { text: 'Saltwater', font: 'script', size: 13, fit: 46, at: [12, -13] },
  { text: 'WEDDING FILMS', font: 'sans-bold', size: 4, track: 0.2, at: [12, -1] },
  { text: 'Lena & Jack · 2026', font: 'sans', size: 4.6, at: [-16, 17] },
];

const surgery: Art[] = [
  { motif: 'paw', size: 20, at: [-27, -9] },
  { text: 'PORT CURTIS', font: 'display-bold', size: 7.2, fit: 46, at: [12, -13] },
  { text: 'Veterinary Surgery', font: 'sans', size: 4.6, fit: 46, at: [12, -4] },
];

const bambooCard: Scene = {
  setting: 'paper-clay',
  view: 'three-quarter',
  light: 'window',
  zoom: 0.92,
  objects: arranged([card('bamboo', weddings)], { turn: -12 }),
  props: [{ kind: 'gum-sprig', at: [16, -56], turn: 10, scale: 0.5 }],
};

interface Cup {
  coat: string;
  name: string;
  motif: string;
}

const cup = ({ coat, name, motif }: Cup): SceneObject => ({
  shape: { kind: 'travel-cup', d: 88, h: 122 },
  material: coat,
  second: 'tinted-#39424a',
  engraving: [
    { motif, size: 34, at: [-3, -20] },
    { text: name, font: 'hand', size: 26, fit: 64, at: [-3, 13] },
  ],
});

const terracotta: Scene = {
  setting: 'bench',
  tilt: 74,
  light: 'morning',
  zoom: 1.02,
  objects: [cup({ coat: 'coated-#b4573a', name: 'Mel’s', motif: 'coffee' })],
  props: [
    { kind: 'book', at: [-142, -74], turn: 20, colour: 'teal', scale: 0.9 },
    { kind: 'crackers', at: [74, 40], scale: 0.6 },
  ],
};

interface Tumbler {
  coat: string;
  straw: string;
  name: string;
  motif: string;
  at: [number, number];
}

/** A tumbler with a lid that the straw comes out of. */
const tumbler = ({ coat, straw, name, motif, at: [x, y] }: Tumbler): SceneObject[] => [
  {
    shape: { kind: 'tumbler', d: 76, h: 140 },
    material: coat,
    second: 'tinted-#dfe8ea',
    at: [x, y],
    engraving: [
      { motif, size: 44, at: [-2, -18] },
      { text: name, font: 'round', size: 19, fit: 46, at: [-2, 24] },
    ],
  },
  {
    shape: { kind: 'stubby-holder', d: 8, h: 56 },
    material: straw,
    second: straw,
    at: [x + 14, y, 143],
  },
];

const pair = (coat: string, straw: string): SceneObject[] => [
  ...tumbler({ coat, straw, name: 'Archie', motif: 'dinosaur', at: [-54, 6] }),
  ...tumbler({ coat, straw, name: 'Mei', motif: 'turtle', at: [54, -8] }),
];

const yellow: Scene = {
  setting: 'paper-sky',
  tilt: 76,
  light: 'window',
  zoom: 1.04,
  objects: pair('coated-#d99a1c', 'plastic-teal'),
};

export const MORE_PROMOTIONAL_PHOTOS: Record<string, NamedScene[]> = {
  'logo-cork-coasters': [
    { name: 'stack', scene: coasters },
    { name: 'detail', scene: { ...coasters, ...closeUp(50, 24, 2.2) } },
    {
      name: 'setting',
      scene: {
        ...coasters,
        setting: 'bench',
        view: 'tilted',
        light: 'morning',
        objects: [
          coaster([-56, -54, 0], -6),
          coaster([54, -50, 0], 5),
          coaster([-52, 56, 0], 4),
          coaster([58, 54, 0], -7),
        ],
        props: [],
      },
    },
  ],
  'engraved-logo-pens': [
    { name: 'bamboo', scene: bamboo },
    {
      name: 'black',
      scene: { ...bamboo, setting: 'paper', light: 'studio', objects: fan('anodised-#26282b') },
    },
    { name: 'detail', scene: { ...bamboo, ...closeUp(-10, 0, 2.1) } },
  ],
  'usb-timber-card': [
    { name: 'bamboo', scene: bambooCard },
    {
      name: 'walnut',
      scene: {
        ...bambooCard,
        setting: 'stone',
        light: 'morning',
        objects: arranged([card('walnut', surgery)], { turn: 9 }),
        props: [],
      },
    },
    { name: 'detail', scene: { ...bambooCard, ...closeUp(8, 4, 1.9), props: [] } },
  ],
  'engraved-travel-cup': [
    { name: 'terracotta', scene: terracotta },
    {
      name: 'charcoal',
      scene: {
        ...terracotta,
        setting: 'stone',
        light: 'window',
        objects: [cup({ coat: 'coated-charcoal', name: 'Hugh', motif: 'mountain' })],
        props: [],
      },
    },
    {
      name: 'sage',
      scene: {
        ...terracotta,
        setting: 'linen',
        objects: [cup({ coat: 'coated-#7f917a', name: 'Bronte', motif: 'fern' })],
        props: [{ kind: 'fern-frond', at: [64, 56], turn: -10, scale: 0.6 }],
      },
    },
    { name: 'detail', scene: { ...terracotta, zoom: 1.9, look: [0, 0], tilt: 68, spin: -12 } },
  ],
  'kids-straw-tumbler': [
    { name: 'yellow', scene: yellow },
    {
      name: 'pink',
      scene: {
        ...yellow,
        setting: 'paper',
        light: 'morning',
        objects: pair('coated-#cf6f8d', 'plastic-purple'),
      },
    },
    {
      name: 'blue',
      scene: {
        ...yellow,
        setting: 'oak-table',
        light: 'morning',
        objects: pair('coated-#2d6c9f', 'plastic-orange'),
      },
    },
    { name: 'detail', scene: { ...yellow, zoom: 1.9, look: [-40, 0], tilt: 68, spin: -10 } },
  ],
};
