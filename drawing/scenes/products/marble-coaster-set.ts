import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (first: string, second: string, third: string): SceneObject[] => [
  {
    shape: { kind: 'hexagon', d: 108 },
    material: first,
    at: [-64, -24],
    turn: 8,
    engraving: [
      { text: 'M', font: 'serif', size: 46, finish: 'foil' },
      { border: 'ring', size: 76, stroke: 0.9, finish: 'foil' },
    ],
  },
  {
    shape: { kind: 'hexagon', d: 108 },
    material: second,
    at: [60, -40],
    turn: -6,
    engraving: [
      { text: 'M', font: 'serif', size: 46 },
      { border: 'ring', size: 76, stroke: 0.9 },
    ],
  },
  {
    shape: { kind: 'hexagon', d: 108 },
    material: third,
    at: [4, 66],
    turn: 20,
    engraving: [
      { text: 'M', font: 'serif', size: 46 },
      { border: 'ring', size: 76, stroke: 0.9 },
    ],
  },
];

const hero: Scene = {
  setting: GROUNDS.marble,
  view: 'three-quarter',
  light: 'blinds',
  objects: pieces('marble', 'marble-black', 'marble-green'),
};

/** Photos of marble-coaster-set, the main one first. */
export const marbleCoasterSet: NamedScene[] = [
  ...numbered(hero, closeUp(-40, -10, 2.1), elsewhere('stone', { light: 'studio', view: 'tilted' })),
  { name: 'white', scene: { ...hero, objects: pieces('marble', 'marble', 'marble') } },
  { name: 'black', scene: { ...hero, objects: pieces('marble-black', 'marble-black', 'marble-black') } },
  { name: 'green', scene: { ...hero, objects: pieces('marble-green', 'marble-green', 'marble-green') } },
];
