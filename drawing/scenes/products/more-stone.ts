import { closeUp } from '../photos.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import { arranged } from './arranged.ts';
import type { NamedScene } from './named-scene.ts';

const NUMERALS = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
const TICK = 'M-0.5 -3H0.5V3H-0.5Z';

/** A dial of Roman numerals that point outwards, minutes round them, a name under the middle. */
const dial: Art[] = [
  ...NUMERALS.map((text, hour): Art => {
    const angle = (hour * Math.PI) / 6;
    return {
      text,
      font: 'serif-bold',
      size: 23,
      at: [Math.sin(angle) * 94, -Math.cos(angle) * 94],
      turn: hour * 30,
    };
  }),
  { path: TICK, size: 6, radial: { count: 60, radius: 117 } },
  { text: 'The Pereiras', font: 'script', size: 17, fit: 84, at: [0, 38] },
  { text: 'BOYNE ISLAND', font: 'sans-bold', size: 6.4, track: 0.22, at: [0, 56] },
];

const clock = (hands: string): SceneObject => ({
  shape: { kind: 'disc', d: 250 },
  material: 'slate',
  thickness: 7,
  at: [0, 0, 9],
  engraving: dial,
  extras: [{ kind: 'hands', size: 158, material: hands }],
});

const brassClock: Scene = {
  setting: 'paper-clay',
  view: 'flat',
  light: 'morning',
  objects: [clock('brass')],
};

/** A marker that is pushed into soil: a rounded head and a point. */
const STAKE = 'M-23 -62Q-23 -76 -9 -76H9Q23 -76 23 -62V46L0 78L-23 46Z';

const stake = (herb: string, motif: string, at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'path', path: STAKE },
  material: 'slate',
  thickness: 5,
  at,
  turn,
  engraving: [
    { motif, size: 29, at: [0, -50] },
    { text: herb, font: 'slab-bold', size: 27, fit: 82, at: [0, 9], turn: -90 },
  ],
});

const potted = (herb: string, motif: string, x: number, y: number, coat: string): SceneObject[] => [
  {
    shape: { kind: 'stubby-holder', d: 128, h: 104 },
    material: coat,
    second: 'felt-#33251a',
    at: [x, y],
  },
  { shape: { kind: 'disc', d: 118 }, material: 'felt-#33251a', thickness: 12, at: [x, y, 84] },
  { ...stake(herb, motif, [0, 0], 0), pose: 'stand', at: [x, y + 26, 72] },
  ...[-38, 2, 40].map((dx, i): SceneObject => ({
    shape: { kind: 'motif', motif: 'fern', w: 92 + i * 7 },
    material: 'leaf-#5f8a4c',
    thickness: 1.4,
    pose: 'lean',
    lean: 8 + i * 7,
    turn: i * 24 - 30,
    at: [x + dx, y - 22 - i * 5, 90],
  })),
];

const stakes: Scene = {
  setting: 'linen',
  view: 'tilted',
  light: 'morning',
  zoom: 1.12,
  objects: [
    stake('Basil', 'gum-leaf', [-86, -60], 87),
    stake('Mint', 'daisy', [-84, 1], 92),
    stake('Thyme', 'fern', [-88, 62], 88),
    stake('Chives', 'palm', [86, -58], 93),
    stake('Parsley', 'tree', [84, 4], 88),
    stake('Rosemary', 'gum-sprig', [88, 66], 91),
  ],
  props: [{ kind: 'twine', at: [-196, -104], turn: -30, scale: 0.7 }],
};

interface Dish {
  stone: 'marble' | 'marble-green' | 'marble-black';
  letter: string;
  foil?: boolean;
}

const ring = (d: number, at: [number, number, number], metal: string): SceneObject => ({
  shape: {
    kind: 'path',
    path: `M${-d / 2} 0A${d / 2} ${d / 2} 0 1 1 ${d / 2} 0A${d / 2} ${d / 2} 0 1 1 ${-d / 2} 0Z M${-d * 0.4} 0A${d * 0.4} ${d * 0.4} 0 1 0 ${d * 0.4} 0A${d * 0.4} ${d * 0.4} 0 1 0 ${-d * 0.4} 0Z`,
  },
  material: metal,
  thickness: 2.6,
  at,
});

/** A shallow dish: a floor with the letter, and a rim that stands round it. */
const dish = ({ stone, letter, foil = false }: Dish): SceneObject[] => [
  {
    shape: { kind: 'disc', d: 104 },
    material: stone,
    thickness: 6,
    engraving: [
      { text: letter, font: 'formal', size: 46, at: [0, -6], ...(foil ? { finish: 'foil' } : {}) },
      { border: 'ring', size: 84, stroke: 0.9, ...(foil ? { finish: 'foil' } : {}) },
    ],
  },
  {
    shape: {
      kind: 'path',
      path: 'M-60 0A60 60 0 1 1 60 0A60 60 0 1 1 -60 0Z M-49 0A49 49 0 1 0 49 0A49 49 0 1 0 -49 0Z',
    },
    material: stone,
    thickness: 11,
    at: [0, 0, 3],
  },
  ring(19, [24, 27, 6], 'gold'),
  ring(16, [-29, 23, 6], 'rose-gold'),
];

const whiteDish: Scene = {
  setting: 'paper-sage',
  view: 'three-quarter',
  light: 'window',
  objects: dish({ stone: 'marble', letter: 'A', foil: true }),
  props: [{ kind: 'olive-sprig', at: [-118, -52], turn: 12, scale: 0.7 }],
};

interface Cooler {
  stone: 'marble' | 'marble-black';
  name: string;
  bottle: string;
}

/** The engraving is filled with colour by hand. */
const filled = { finish: 'paint', colour: '#57514c' } as const;
const bare = { finish: 'paint', colour: '#e9e4da' } as const;

/** A cylinder of stone with a bottle in it. */
const cooler = ({ stone, name, bottle }: Cooler): SceneObject[] => [
  {
    shape: { kind: 'stubby-holder', d: 126, h: 172 },
    material: stone,
    second: stone,
    engraving: [
      { motif: 'wine', size: 34, at: [0, -44], ...(stone === 'marble' ? filled : bare) },
      { text: name, font: 'hand', size: 40, fit: 92, at: [0, 2], ...(stone === 'marble' ? filled : bare) },
      {
        text: 'EST. 2012',
        font: 'sans-bold',
        size: 9,
        track: 0.2,
        at: [0, 36],
        ...(stone === 'marble' ? filled : bare),
      },
    ],
  },
  {
    shape: { kind: 'bottle', d: 78, h: 232 },
    material: bottle,
    second: 'plastic-#6b1d2a',
    at: [4, 0, 46],
  },
];

const whiteCooler: Scene = {
  setting: 'oak-table',
  view: 'low',
  light: 'window',
  zoom: 1.08,
  objects: cooler({ stone: 'marble', name: 'Okafor', bottle: 'plastic-#1d3323' }),
  props: [
    { kind: 'grapes', at: [122, 62], scale: 0.9 },
    { kind: 'olive-sprig', at: [-196, 44], turn: -8, scale: 0.9 },
  ],
};

export const MORE_STONE_PHOTOS: Record<string, NamedScene[]> = {
  'slate-wall-clock': [
    { name: 'brass', scene: brassClock },
    {
      name: 'steel',
      scene: { ...brassClock, setting: 'weatherboard', light: 'window', objects: [clock('brushed-steel')] },
    },
    { name: 'detail', scene: { ...brassClock, ...closeUp(20, 10, 1.9) } },
  ],
  'slate-herb-markers': [
    { name: 'set', scene: stakes },
    { name: 'detail', scene: { ...stakes, ...closeUp(-60, 0, 2.2) } },
    {
      name: 'setting',
      scene: {
        setting: 'bench',
        view: 'low',
        light: 'dappled',
        objects: [
          ...potted('Basil', 'gum-leaf', -84, 0, 'rubber-#b0623c'),
          ...potted('Thyme', 'fern', 84, 14, 'rubber-#b0623c'),
        ],
        props: [{ kind: 'pebbles', at: [0, 116], scale: 0.7 }],
      },
    },
  ],
  'marble-ring-dish': [
    { name: 'white', scene: whiteDish },
    {
      name: 'green',
      scene: {
        ...whiteDish,
        setting: 'paper-clay',
        light: 'morning',
        objects: arranged(dish({ stone: 'marble-green', letter: 'M', foil: true }), { turn: -6 }),
        props: [],
      },
    },
    {
      name: 'black',
      scene: {
        ...whiteDish,
        setting: 'linen',
        objects: arranged(dish({ stone: 'marble-black', letter: 'R' }), { turn: 8 }),
        props: [{ kind: 'ribbon', at: [-60, -92], turn: -8, scale: 0.6, colour: 'blush' }],
      },
    },
    { name: 'detail', scene: { ...whiteDish, ...closeUp(6, 8, 2), props: [] } },
  ],
  'marble-wine-cooler': [
    { name: 'white', scene: whiteCooler },
    {
      name: 'black',
      scene: {
        ...whiteCooler,
        setting: 'stone',
        light: 'morning',
        objects: cooler({ stone: 'marble-black', name: 'Marlow', bottle: 'plastic-#8f9a55' }),
        props: [{ kind: 'olives', at: [116, 64], scale: 0.8 }],
      },
    },
    { name: 'detail', scene: { ...whiteCooler, zoom: 2, look: [0, -30], tilt: 62, spin: -10 } },
  ],
};
