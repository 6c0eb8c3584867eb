import { GROUNDS } from '../grounds.ts';
import { arranged } from './arranged.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const THICK = 18;

const GROOVED = 4;

interface Board {
  w: number;
  h: number;
  words?: Art[];
}

/** A board with a juice groove round it and a handle hole at its right end; the text is in a corner. */
function board({ w, h, words = [] }: Board): SceneObject[] {
  const x = w / 2 - h * 0.085;
  const r = h * 0.045;
  const grip: Art = {
    path: `M${x - r} ${-h * 0.06}A${r} ${r} 0 1 1 ${x + r} ${-h * 0.06}V${h * 0.06}A${r} ${r} 0 1 1 ${x - r} ${h * 0.06}Z`,
    size: 1,
  };
  const groove: Art = {
    border: 'frame',
    size: w - h * 0.32,
    height: h * 0.86,
    at: [-h * 0.1, 0],
    stroke: 6.5,
  };
  const body: SceneObject = {
    shape: { kind: 'board', w, h, r: h * 0.08 },
    material: 'bamboo',
    thickness: THICK - GROOVED,
    cutouts: [grip],
  };
  const face: SceneObject = {
    ...body,
    thickness: GROOVED,
    at: [0, 0, THICK - GROOVED],
    cutouts: [grip, groove],
    engraving: words,
  };
  return [body, face];
}

const small: Board = {
  w: 300,
  h: 200,
  words: [
    { text: 'Lemons & Limes', font: 'script', size: 26, fit: 140, at: [-54, 56] },
    { motif: 'gum-sprig', size: 38, at: [44, 50], turn: 60 },
  ],
};

const medium: Board = {
  w: 380,
  h: 260,
  words: [
    { motif: 'chef-hat', size: 44, at: [-138, -68] },
    { text: 'Dad’s', font: 'slab-bold', size: 30, at: [-62, -78] },
    { text: 'KITCHEN RULES', font: 'slab-bold', size: 14, track: 0.08, fit: 118, at: [-49, -54] },
  ],
};

const large: Board = {
  w: 450,
  h: 320,
  words: [
    { text: 'The Okonkwo Family', font: 'hand', size: 46, fit: 240, at: [-62, 74] },
    { border: 'rule', size: 150, stroke: 1.4, at: [-62, 100] },
    { text: 'GATHERED SINCE 2011', font: 'sans-bold', size: 12, track: 0.24, at: [-62, 116] },
  ],
};

const main: Scene = {
  setting: GROUNDS.bamboo,
  view: 'tilted',
  light: 'morning',
  objects: arranged(board(medium), { turn: -6 }),
};

/** Photos of bamboo-chopping-board, the main one first. */
export const bambooChoppingBoard: NamedScene[] = [
  { name: 'medium', scene: main },
  {
    name: 'small',
    scene: {
      ...main,
      setting: GROUNDS.bamboo,
      light: 'window',
      objects: arranged(board(small), { turn: 8 }),
    },
  },
  {
    name: 'large',
    scene: {
      ...main,
      setting: GROUNDS.bamboo,
      light: 'window',
      view: 'three-quarter',
      objects: arranged(board(large), { turn: -8 }),
      props: [{ kind: 'grapes', at: [-196, -208], scale: 1.3 }],
    },
  },
  { name: 'detail', scene: { ...main, zoom: 2.3, look: [-96, -70], tilt: 46, spin: -16 } },
  {
    name: 'sizes',
    scene: {
      setting: 'paper-sage',
      view: 'tilted',
      light: 'window',
      objects: [
        ...arranged(board({ w: 450, h: 320 }), { at: [0, -10], turn: -4 }),
        ...arranged(board({ w: 380, h: 260 }), { at: [20, 8], above: THICK, turn: 3 }),
        ...arranged(board(small), { at: [-6, 40], above: THICK * 2, turn: -7 }),
      ],
    },
  },
];
