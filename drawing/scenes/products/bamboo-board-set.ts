import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (bamboo: string): SceneObject[] => [
  {
    shape: { kind: 'board', w: 330, h: 230, r: 16 },
    material: bamboo,
    thickness: 16,
    turn: -7,
    at: [0, -30],
    extras: [{ kind: 'hole', at: [142, 0], size: 26 }],
    engraving: [
      { text: 'The Harrison Kitchen', font: 'script', size: 30, fit: 210, at: [-26, -62] },
      { border: 'rule', size: 120, stroke: 1, at: [-26, -34] },
      { text: 'EST. 2014', font: 'sans-bold', size: 11, track: 0.2, at: [-26, -20] },
    ],
  },
  {
    shape: { kind: 'board', w: 240, h: 160, r: 14 },
    material: bamboo,
    thickness: 14,
    turn: 5,
    at: [66, 92, 16],
    extras: [{ kind: 'hole', at: [98, 0], size: 22 }],
    engraving: [
      { motif: 'gum-sprig', size: 104, at: [-40, 0], turn: 30 },
      { motif: 'wattle', size: 60, at: [44, 8] },
    ],
  },
];

const hero: Scene = {
  setting: GROUNDS.bamboo,
  view: 'tilted',
  light: 'dappled',
  objects: pieces('bamboo'),
};

/** Photos of bamboo-board-set, the main one first. */
export const bambooBoardSet: NamedScene[] = [
  ...numbered(
    hero,
    closeUp(-20, -20, 2.2),
    elsewhere('marble-top', {
      light: 'window',
      view: 'three-quarter',
      props: [{ kind: 'cheese', at: [-215, 60], turn: 20 }],
    }),
  ),
  { name: 'dark', scene: { ...hero, objects: pieces('bamboo-dark') } },
];
