import { closeUp } from '../photos.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import { arranged } from './arranged.ts';
import type { NamedScene } from './named-scene.ts';

const inked = (art: Art, colour: string): Art => ({ ...art, finish: 'print', colour });

const STAPLES = [
  ['FLOUR', 'SUGAR', 'RICE'],
  ['OATS', 'TEA', 'COFFEE'],
  ['PASTA', 'COCOA', 'LENTILS'],
  ['SALT', 'NUTS', 'HERBS'],
];

/** Twelve labels of different words on their sheet. */
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
  setting: 'bench',
  view: 'tilted',
  light: 'window',
  objects: arranged(pantrySheet('vinyl-#1f2022', '#f7f4ec'), { turn: -5 }),
};

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
  setting: 'linen',
  view: 'low',
  light: 'morning',
  zoom: 1.14,
  objects: [
    ...favour('Ana & Will', [-74, 14]),
    ...favour('Ana & Will', [2, -10]),
    ...favour('Ana & Will', [78, 18]),
  ],
};

const apron = (cloth: string, straps: string, words: Art[], turn: number): SceneObject => ({
  shape: { kind: 'apron' },
  material: cloth,
  second: straps,
  turn,
  engraving: words,
});

const barbecue = (ink: string, accent: string): Art[] => [
  inked({ motif: 'flame', size: 88, at: [0, -196] }, accent),
  inked({ text: 'Big Kev’s', font: 'script', size: 78, fit: 264, at: [0, -72] }, ink),
  inked({ text: 'BARBECUE', font: 'sans-bold', size: 34, track: 0.2, fit: 270, at: [0, 2] }, ink),
];

const bakery = (ink: string, accent: string): Art[] => [
  inked({ motif: 'whisk', size: 88, at: [0, -196] }, accent),
  inked({ text: 'Sylvie', font: 'script', size: 84, fit: 250, at: [0, -76] }, ink),
  inked({ text: 'BAKES AT DAWN', font: 'sans-bold', size: 30, track: 0.16, fit: 290, at: [0, 6] }, ink),
];

const charcoal: Scene = {
  setting: 'oak-table',
  view: 'flat',
  light: 'window',
  zoom: 1.14,
  objects: [apron('canvas-#3a3c40', 'canvas-#9a6a3c', barbecue('#f4ead8', '#e08a3c'), -4)],
};

const tote = (cloth: string, ink: string, accent: string, turn: number): SceneObject => ({
  shape: { kind: 'tote' },
  material: cloth,
  turn,
  engraving: [
    inked({ motif: 'protea', size: 150, at: [0, -20] }, accent),
    inked({ text: 'Saturday market', font: 'hand', size: 46, fit: 210, at: [0, 86] }, ink),
    inked({ text: 'CALLIOPE', font: 'sans-bold', size: 17, track: 0.3, at: [0, 126] }, ink),
  ],
});

const natural: Scene = {
  setting: 'paper-clay',
  view: 'flat',
  light: 'morning',
  zoom: 1.12,
  objects: [tote('canvas-natural', '#2f4a52', '#9e1b32', 5)],
};

const SACK =
  'M-98 -128C-128 -90 -152 20 -146 168C-140 188 -60 196 0 196C60 196 140 188 146 168C152 20 128 -90 98 -128' +
  'C112 -150 132 -170 138 -196C100 -186 60 -200 0 -190C-60 -200 -100 -186 -138 -196C-132 -170 -112 -150 -98 -128Z';

const sack = (name: string, ink: string, turn: number): SceneObject => ({
  shape: { kind: 'path', path: SACK },
  material: 'linen-natural',
  thickness: 14,
  turn,
  engraving: [
    inked(
      { text: 'SPECIAL DELIVERY FOR', font: 'sans-bold', size: 15, track: 0.14, fit: 220, at: [0, -34] },
      ink,
    ),
    inked({ text: name, font: 'script', size: 86, fit: 236, at: [0, 28] }, ink),
    inked({ motif: 'reindeer', size: 76, at: [0, 122] }, ink),
    inked({ border: 'rule', size: 208, stroke: 9, at: [0, -127] }, '#a3182c'),
  ],
  extras: [{ kind: 'bow', at: [0, -128], size: 92, colour: 'crimson' }],
});

const red: Scene = {
  setting: 'dark-timber',
  view: 'flat',
  light: 'window',
  objects: [sack('Olive', '#a3182c', -4)],
  props: [
    { kind: 'pine-sprig', at: [-330, 150], turn: -24, scale: 1.5 },
    { kind: 'baubles', at: [260, 170], scale: 1.2, colour: 'ceramic-crimson' },
  ],
};

export const MORE_VINYL_PHOTOS: Record<string, NamedScene[]> = {
  'pantry-labels': [
    { name: 'black', scene: blackSheet },
    {
      name: 'kraft',
      scene: {
        ...blackSheet,
        setting: 'marble-top',
        objects: arranged(pantrySheet('vinyl-#b88d5e', '#2a1c10'), { turn: 4 }),
      },
    },
    {
      name: 'white',
      scene: {
        ...blackSheet,
        setting: 'paper-sage',
        light: 'morning',
        objects: arranged(pantrySheet('vinyl-white', '#1f4d37'), { turn: -3 }),
      },
    },
    { name: 'detail', scene: { ...blackSheet, ...closeUp(-40, -30, 2.3) } },
  ],
  'favour-jar-labels': [
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
  ],
  'personalised-apron': [
    { name: 'charcoal', scene: charcoal },
    {
      name: 'sage',
      scene: {
        ...charcoal,
        setting: 'linen',
        light: 'morning',
        objects: [apron('canvas-#7f917a', 'canvas-#5b4632', bakery('#fbf6ea', '#2d3b2b'), 4)],
      },
    },
    { name: 'detail', scene: { ...charcoal, zoom: 2, look: [0, 60], tilt: 34, spin: -10 } },
  ],
  'market-tote': [
    { name: 'natural', scene: natural },
    {
      name: 'black',
      scene: {
        ...natural,
        setting: 'stone',
        light: 'window',
        objects: [tote('canvas-#2a2b2e', '#f4ead8', '#e0a04a', -5)],
      },
    },
    { name: 'detail', scene: { ...natural, zoom: 2, look: [0, -30], tilt: 36, spin: -12 } },
  ],
  'santa-sack': [
    { name: 'red', scene: red },
    {
      name: 'forest',
      scene: {
        ...red,
        setting: 'paper-clay',
        light: 'morning',
        objects: [sack('Kai', '#1f4d37', 5)],
        props: [{ kind: 'pine-sprig', at: [-330, -120], turn: 14, scale: 1.4 }],
      },
    },
    { name: 'detail', scene: { ...red, zoom: 1.9, look: [0, -40], tilt: 36, spin: -10, props: [] } },
  ],
};
