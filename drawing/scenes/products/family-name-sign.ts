import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (disc: string, word: string): SceneObject[] => [
  {
    shape: { kind: 'disc', d: 300 },
    material: disc,
    thickness: 6,
    engraving: [
      { border: 'double-ring', size: 284, stroke: 1.2 },
      { text: 'EST. 2019', font: 'sans-bold', size: 15, track: 0.25, at: [0, 66] },
      { motif: 'gum-sprig', size: 84, at: [0, -86], turn: 90 },
    ],
    extras: [
      { kind: 'hole', at: [0, -138], size: 8 },
      { kind: 'twine', at: [0, -138], size: 90, turn: 0 },
    ],
  },
  {
    shape: { kind: 'name-word', text: 'Nguyen', font: 'script', h: 78 },
    material: word,
    thickness: 5,
    at: [0, 2, 6],
    prop: true,
  },
];

const hero: Scene = {
  setting: GROUNDS.wood,
  view: 'tilted',
  light: 'window',
  objects: pieces('plywood', 'walnut'),
};

/** Photos of family-name-sign, the main one first. */
export const familyNameSign: NamedScene[] = [
  ...numbered(hero, closeUp(0, 0, 2.2), elsewhere('weatherboard', { view: 'flat', light: 'morning' })),
  { name: 'walnut', scene: { ...hero, objects: pieces('walnut', 'plywood') } },
];
