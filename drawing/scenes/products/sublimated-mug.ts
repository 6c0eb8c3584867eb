import { GROUNDS } from '../grounds.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const inked = (colour: string): Pick<Art, 'finish' | 'colour'> => ({ finish: 'print', colour });

const fishing: Art[] = [
  { text: 'I’d rather be', font: 'hand', size: 14, at: [-2, -22], ...inked('#1d2c4d') },
  { text: 'FISHING', font: 'display-bold', size: 19, fit: 62, at: [-2, -5], ...inked('#14757c') },
  { motif: 'fish', size: 34, at: [-2, 20], ...inked('#e5702a') },
];

const teacher: Art[] = [
  { motif: 'apple', size: 26, at: [-2, -22], ...inked('#c4232b') },
  { text: 'Miss Kaur', font: 'script', size: 17, fit: 60, at: [-2, 3], ...inked('#26221f') },
  { text: 'CLASS 3B, 2026', font: 'sans-bold', size: 5.4, track: 0.14, at: [-2, 19], ...inked('#26221f') },
];

const coffee: Art[] = [
  { text: 'BUT FIRST', font: 'stencil', size: 11, track: 0.1, at: [-2, -23], ...inked('#26221f') },
  { text: 'coffee', font: 'script', size: 24, fit: 62, at: [-2, -3], ...inked('#8a3b12') },
  { text: 'THEN THE TRACTOR', font: 'stencil', size: 7, fit: 60, at: [-2, 19], ...inked('#26221f') },
];

const mug = (words: Art[], second: string, at: [number, number] = [0, 0], turn: number = 0): SceneObject => ({
  shape: { kind: 'mug', d: 82, h: 95 },
  material: 'ceramic',
  second,
  at,
  turn,
  engraving: words,
});

const white: Scene = {
  setting: GROUNDS.ceramic,
  tilt: 68,
  light: 'window',
  zoom: 0.94,
  objects: [mug(fishing, 'ceramic', [0, 0], -4)],
};

/** Photos of sublimated-mug, the main one first. */
export const sublimatedMug: NamedScene[] = [
  {
    name: 'red',
    scene: {
      ...white,
      setting: GROUNDS.ceramic,
      light: 'morning',
      objects: [mug(teacher, 'ceramic-red', [0, 0], -4)],
      props: [{ kind: 'pencils', at: [92, 66], turn: -14, scale: 0.7 }],
    },
  },
  { name: 'white', scene: white },
  {
    name: 'black',
    scene: {
      ...white,
      setting: GROUNDS.ceramic,
      objects: [mug(coffee, 'ceramic-black', [0, 0], -4)],
    },
  },
  { name: 'detail', scene: { ...white, zoom: 2, look: [-12, 18], tilt: 74, spin: -6 } },
  {
    name: 'setting',
    scene: {
      setting: 'linen',
      tilt: 60,
      light: 'dappled',
      objects: [
        mug(coffee, 'ceramic-black', [-104, -22], -8),
        mug(teacher, 'ceramic-red', [6, 30], -4),
        mug(fishing, 'ceramic', [116, -26], -2),
      ],
    },
  },
];
