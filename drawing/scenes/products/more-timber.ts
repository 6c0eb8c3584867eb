import { closeUp } from '../photos.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import { arranged } from './arranged.ts';
import type { NamedScene } from './named-scene.ts';

const box = (timber: string, lid: Art[], turn: number): SceneObject => ({
  shape: { kind: 'box', w: 230, h: 165 },
  material: timber,
  thickness: 84,
  turn,
  engraving: lid,
});

const letters: Art[] = [
  { border: 'double-frame', size: 206, height: 141, stroke: 1 },
  { motif: 'gum-sprig', size: 60, at: [0, -36], turn: 60 },
  { text: 'Elsie’s Treasures', font: 'script', size: 27, fit: 172, at: [0, 14] },
  { text: 'SINCE 4 MAY 2024', font: 'sans-bold', size: 9.4, track: 0.2, at: [0, 46] },
];

const fishing: Art[] = [
  { border: 'frame', size: 206, height: 141, stroke: 1.2 },
  { motif: 'anchor', size: 54, at: [-58, 0] },
  { text: 'GRANDPA', font: 'slab-bold', size: 27, fit: 104, at: [36, -15] },
  { text: 'keeps his lures here', font: 'hand', size: 17, fit: 108, at: [36, 15] },
];

const walnutBox: Scene = {
  setting: 'paper-sage',
  view: 'three-quarter',
  light: 'window',
  objects: [box('walnut', letters, -18)],
  props: [{ kind: 'gum-sprig', at: [-246, 84], turn: -12, scale: 1 }],
};

interface Journal {
  hide: string;
  words: Art[];
}

/** Two covers of leather, the pages between them, a spine, and a band that keeps it shut. */
const journal = ({ hide, words }: Journal): SceneObject[] => [
  { shape: { kind: 'rounded-rect', w: 148, h: 210, r: 7 }, material: hide, thickness: 3 },
  {
    shape: { kind: 'rounded-rect', w: 140, h: 202, r: 2 },
    material: 'paper-cream',
    thickness: 17,
    at: [0, 0, 3],
  },
  { shape: { kind: 'rounded-rect', w: 7, h: 210, r: 3 }, material: hide, thickness: 22, at: [-72, 0, 0.5] },
  {
    shape: { kind: 'rounded-rect', w: 148, h: 210, r: 7 },
    material: hide,
    thickness: 3,
    at: [0, 0, 20],
    engraving: [
      ...words,
      { border: 'stitch', size: 138, height: 200, stroke: 0.9, finish: 'print', colour: '#f0dfbe' },
    ],
  },
  { shape: { kind: 'rect', w: 6, h: 213 }, material: 'rubber-black', thickness: 1.2, at: [54, 0, 23] },
];

const trips: Art[] = [
  { motif: 'compass', size: 56, at: [-10, -32] },
  { text: 'Priya Raman', font: 'hand', size: 27, fit: 96, at: [-10, 24] },
  { text: 'FIELD NOTES', font: 'sans-bold', size: 7.6, track: 0.24, at: [-10, 46] },
];

const poems: Art[] = [
  { text: 'Harvey', font: 'script', size: 34, fit: 96, at: [-10, -6] },
  { border: 'rule', size: 60, stroke: 1, at: [-10, 20] },
  { text: 'GOOD IDEAS ONLY', font: 'sans-bold', size: 8.4, track: 0.12, fit: 104, at: [-10, 35] },
];

const pen = (at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'pen' },
  material: 'plastic-charcoal',
  second: 'gold',
  at,
  turn,
  prop: true,
});

const tan: Scene = {
  setting: 'oak-table',
  view: 'tilted',
  light: 'morning',
  objects: [...arranged(journal({ hide: 'leather-tan', words: trips }), { turn: -10 }), pen([122, 96], -66)],
  props: [{ kind: 'gum-sprig', at: [-214, -60], turn: 24, scale: 0.8 }],
};

const LEAN = 20;
const STAND = { w: 290, h: 214, thick: 10 };
const SIN = Math.sin((LEAN * Math.PI) / 180);
const COS = Math.cos((LEAN * Math.PI) / 180);

const INK = { finish: 'print', colour: '#3a2a1e' } as const;

const recipe: Art[] = [
  { text: 'Nan’s Pavlova', font: 'script', size: 13, at: [0, -44], ...INK },
  ...['6 egg whites', '1½ cups caster sugar', '1 tsp vinegar', 'passionfruit, lots'].map((text, i): Art => ({
    text,
    font: 'sans-bold',
    size: 9.4,
    at: [0, -20 + i * 17],
    ...INK,
  })),
];

/** A board that leans in the slot of its foot, with words along its top; a card stands on the foot. */
function recipeStand(words: Art[]): SceneObject[] {
  const below = 4;
  const card = 128;
  return [
    {
      shape: { kind: 'rounded-rect', w: STAND.w, h: STAND.h, r: 12 },
      material: 'bamboo',
      thickness: STAND.thick,
      pose: 'lean',
      lean: LEAN,
      at: [0, 0, 8],
      engraving: words,
    },
    {
      shape: { kind: 'rounded-rect', w: STAND.w, h: 76, r: 6 },
      material: 'bamboo',
      thickness: 16,
      at: [0, (STAND.h / 2) * SIN + 12],
    },
    {
      shape: { kind: 'rounded-rect', w: 176, h: card, r: 3 },
      material: 'paper-cream',
      thickness: 0.8,
      pose: 'lean',
      lean: LEAN,
      at: [
        0,
        (STAND.h / 2 - below - card / 2) * SIN + STAND.thick * COS + 1,
        8 + below * COS + STAND.thick * SIN + 4,
      ],
      engraving: recipe,
    },
  ];
}

const kitchen: Art[] = [
  { motif: 'whisk', size: 36, at: [-108, -74], turn: 24 },
  { text: 'Rosie’s Kitchen', font: 'hand', size: 35, fit: 196, at: [16, -75] },
];

const stand: Scene = {
  setting: 'marble-top',
  view: 'low',
  light: 'window',
  objects: arranged(recipeStand(kitchen), { turn: 14 }),
  props: [{ kind: 'berries', at: [168, 92], scale: 1.2 }],
};

interface Jar {
  word: string;
  h: number;
  fill: string;
  at: [number, number];
}

/** A glass jar under a lid of bamboo, half full. */
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
  setting: 'paper-clay',
  view: 'low',
  light: 'window',
  objects: [
    ...jar({ word: 'COFFEE', h: 172, fill: 'felt-#3d2415', at: [-102, -16] }),
    ...jar({ word: 'LENTILS', h: 138, fill: 'felt-#a8502a', at: [2, 12] }),
    ...jar({ word: 'TEA', h: 104, fill: 'felt-#4a5233', at: [104, 30] }),
  ],
};

export const MORE_TIMBER_PHOTOS: Record<string, NamedScene[]> = {
  'timber-keepsake-box': [
    { name: 'walnut', scene: walnutBox },
    {
      name: 'birch',
      scene: {
        ...walnutBox,
        setting: 'denim',
        light: 'morning',
        objects: [box('plywood', fishing, 16)],
        props: [],
      },
    },
    { name: 'detail', scene: { ...walnutBox, ...closeUp(-4, -6, 1.8) } },
  ],
  'leather-journal': [
    { name: 'tan', scene: tan },
    {
      name: 'chocolate',
      scene: {
        ...tan,
        setting: 'linen',
        light: 'window',
        objects: [
          ...arranged(journal({ hide: 'leather-#7a4a2c', words: poems }), { turn: 8 }),
          pen([-118, 70], -100),
        ],
        props: [],
      },
    },
    { name: 'detail', scene: { ...tan, ...closeUp(-6, -10, 2) } },
  ],
  'bamboo-recipe-stand': [
    { name: 'stand', scene: stand },
    { name: 'detail', scene: { ...stand, zoom: 2, look: [-20, -60], tilt: 58, spin: -8 } },
    {
      name: 'setting',
      scene: {
        ...stand,
        setting: 'bench',
        light: 'morning',
        objects: [
          ...arranged(recipeStand(kitchen), { turn: -16, at: [-30, 0] }),
          { shape: { kind: 'bowl', d: 130, h: 66 }, material: 'ceramic-sky', at: [192, 34] },
        ],
        props: [],
      },
    },
  ],
  'bamboo-lid-jars': [
    { name: 'set', scene: jars },
    { name: 'detail', scene: { ...jars, zoom: 2, look: [-70, 10], tilt: 62, spin: -10 } },
    { name: 'setting', scene: { ...jars, setting: 'oak-table', light: 'morning', spin: 16 } },
  ],
};
