import { GROUNDS } from '../grounds.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const THICK = 6;

/** All four coasters of a set have the same text. */
const roundWords: Art[] = [
  { motif: 'gum-sprig', size: 30, at: [0, -22], turn: 78 },
  { text: 'Walsh', font: 'formal', size: 36, fit: 74, at: [0, 7] },
  { text: 'GLADSTONE', font: 'sans-bold', size: 6, track: 0.28, at: [0, 29] },
];

const squareWords: Art[] = [
  { border: 'frame', size: 82, height: 82, stroke: 0.9 },
  { text: 'put the', font: 'slab', size: 12, at: [0, -20] },
  { text: 'KETTLE', font: 'slab-bold', size: 22, fit: 70, at: [0, 0] },
  { text: 'on, love', font: 'slab', size: 12, at: [0, 19] },
];

const round = (x: number, y: number, z: number, turn: number): SceneObject => ({
  shape: { kind: 'disc', d: 100 },
  material: 'slate',
  thickness: THICK,
  at: [x, y, z],
  turn,
  engraving: roundWords,
});

const square = (x: number, y: number, z: number, turn: number): SceneObject => ({
  shape: { kind: 'slab', w: 100, h: 100 },
  material: 'slate',
  thickness: THICK,
  at: [x, y, z],
  turn,
  engraving: squareWords,
});

/** A coaster lying face down, showing its four felt feet. */
function upsideDown(x: number, y: number, turn: number): SceneObject[] {
  const feet = [45, 135, 225, 315].map((degrees): SceneObject => {
    const angle = ((degrees + turn) * Math.PI) / 180;
    return {
      shape: { kind: 'disc', d: 13 },
      material: 'felt-charcoal',
      thickness: 2,
      at: [x + Math.sin(angle) * 34, y - Math.cos(angle) * 34, THICK],
    };
  });
  return [
    { shape: { kind: 'disc', d: 100 }, material: 'slate', thickness: THICK, at: [x, y], turn, tone: -0.2 },
    ...feet,
  ];
}

const roundSet: Scene = {
  setting: GROUNDS.slate,
  view: 'three-quarter',
  light: 'window',
  objects: [round(-48, -24, 0, 10), round(-45, -26, 7.2, -8), round(-49, -23, 14.4, -2), round(56, 40, 0, 6)],
  props: [{ kind: 'gum-sprig', at: [-150, 62], turn: -12, scale: 0.8 }],
};

/** Photos of engraved-slate-coasters, the main one first. */
export const engravedSlateCoasters: NamedScene[] = [
  { name: 'round', scene: roundSet },
  {
    name: 'square',
    scene: {
      setting: GROUNDS.slate,
      view: 'tilted',
      light: 'morning',
      objects: [square(-56, -60, 0, -4), square(58, -54, 0, 5), square(-60, 58, 0, 3), square(54, 62, 0, -6)],
    },
  },
  { name: 'detail', scene: { ...roundSet, zoom: 2.3, look: [-40, -6], tilt: 46, spin: -14 } },
  {
    name: 'setting',
    scene: {
      setting: 'linen',
      view: 'three-quarter',
      light: 'dappled',
      objects: [
        round(-62, 22, 0, -8),
        round(-60, 20, 7.2, 6),
        round(62, 8, 0, 4),
        { shape: { kind: 'mug', d: 80, h: 86 }, material: 'ceramic-sage', at: [62, 8, THICK], turn: 24 },
      ],
    },
  },
  {
    name: 'underside',
    scene: {
      setting: 'bench',
      view: 'three-quarter',
      light: 'window',
      objects: [
        ...upsideDown(-50, 12, 20),
        round(58, -18, 0, -6),
        round(60, -20, 7.2, 8),
        round(57, -17, 14.4, 2),
      ],
    },
  },
];
