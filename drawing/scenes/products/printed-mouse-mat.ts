import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import type { Art, Scene } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const printed = (path: string, colour: string): Art => ({ path, size: 240, finish: 'print', colour });

/** A sunset over the reef, printed edge to edge. */
const sunset: Art[] = [
  printed('M-130 -110H130V110H-130Z', '#f3b26b'),
  printed('M-130 -110H130V-62C60 -48 -50 -74 -130 -56Z', '#e07a5a'),
  printed('M-130 -110H130V-88C40 -78 -60 -100 -130 -84Z', '#b24d63'),
  printed('M-22 6A44 44 0 1 1 66 6A44 44 0 1 1 -22 6Z', '#fbe3a4'),
  printed('M-130 22C-80 12 -30 30 20 20C70 12 100 26 130 18V110H-130Z', '#1f7f8c'),
  printed('M-130 54C-80 44 -20 62 40 52C80 46 110 58 130 50V110H-130Z', '#14616f'),
  { motif: 'palm', size: 120, at: [-72, -20], finish: 'print', colour: '#1d2f35' },
  { motif: 'turtle', size: 46, at: [58, 60], turn: -30, finish: 'print', colour: '#cfe9df' },
];

const mat: Scene = {
  setting: GROUNDS.ceramic,
  view: 'tilted',
  light: 'window',
  objects: [
    {
      shape: { kind: 'mouse-mat', w: 240, h: 200 },
      material: 'felt-white',
      thickness: 4,
      turn: -5,
      engraving: sunset,
    },
  ],
  props: [{ kind: 'coffee', at: [-222, -70], scale: 0.8 }],
};

/** Photos of printed-mouse-mat, the main one first. */
export const printedMouseMat: NamedScene[] = [
  { name: 'sunset', scene: mat },
  { name: 'detail', scene: { ...mat, ...closeUp(30, 20, 2.1) } },
  {
    name: 'setting',
    scene: {
      ...mat,
      setting: 'bench',
      view: 'three-quarter',
      light: 'morning',
      props: [],
    },
  },
];
