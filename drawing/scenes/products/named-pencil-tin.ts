import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import { arranged } from './arranged.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const tin = (coat: string, name: string, motif: string, turn: number): SceneObject[] =>
  arranged(
    [
      { shape: { kind: 'rounded-rect', w: 206, h: 84, r: 18 }, material: coat, thickness: 18 },
      {
        shape: { kind: 'rounded-rect', w: 210, h: 88, r: 20 },
        material: coat,
        thickness: 13,
        at: [0, 0, 17],
        engraving: [
          { motif, size: 50, at: [-66, 0], finish: 'print', colour: '#fbf8f3' },
          { text: name, font: 'round', size: 44, fit: 112, at: [26, 0], finish: 'print', colour: '#fbf8f3' },
        ],
      },
    ],
    { turn },
  );

const teal: Scene = {
  setting: GROUNDS.school,
  view: 'three-quarter',
  light: 'window',
  objects: tin('coated-teal', 'Nina', 'whale', -8),
  props: [{ kind: 'pencils', at: [-20, 92], turn: -10 }],
};

/** Photos of named-pencil-tin, the main one first. */
export const namedPencilTin: NamedScene[] = [
  { name: 'teal', scene: teal },
  {
    name: 'red',
    scene: {
      ...teal,
      setting: GROUNDS.school,
      objects: tin('coated-red', 'Rafi', 'tractor', 6),
      props: [],
    },
  },
  {
    name: 'navy',
    scene: {
      ...teal,
      setting: GROUNDS.school,
      light: 'morning',
      objects: tin('coated-navy', 'Sunny', 'star', -5),
    },
  },
  { name: 'detail', scene: { ...teal, ...closeUp(-30, 4, 2.1) } },
];
