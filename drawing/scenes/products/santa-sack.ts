import { GROUNDS } from '../grounds.ts';
import { inked } from './inks.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const SACK =
  'M-98 -128C-128 -90 -152 20 -146 168C-140 188 -60 196 0 196C60 196 140 188 146 168C152 20 128 -90 98 -128' +
  'C112 -150 132 -170 138 -196C100 -186 60 -200 0 -190C-60 -200 -100 -186 -138 -196C-132 -170 -112 -150 -98 -128Z';

const sack = (name: string, ink: string, turn: number): SceneObject => ({
  shape: { kind: 'path', path: SACK },
  material: 'linen-natural',
  thickness: 14,
  turn,
  engraving: [
    inked(
      { text: 'SPECIAL DELIVERY FOR', font: 'sans-bold', size: 15, track: 0.14, fit: 220, at: [0, -34] },
      ink,
    ),
    inked({ text: name, font: 'script', size: 86, fit: 236, at: [0, 28] }, ink),
    inked({ motif: 'reindeer', size: 76, at: [0, 122] }, ink),
    inked({ border: 'rule', size: 208, stroke: 9, at: [0, -127] }, '#a3182c'),
  ],
  extras: [{ kind: 'bow', at: [0, -128], size: 92, colour: 'crimson' }],
});

const red: Scene = {
  setting: GROUNDS.cloth,
  view: 'flat',
  light: 'window',
  objects: [sack('Olive', '#a3182c', -4)],
  props: [{ kind: 'baubles', at: [260, 170], scale: 1.2, colour: 'ceramic-crimson' }],
};

/** Photos of santa-sack, the main one first. */
export const santaSack: NamedScene[] = [
  { name: 'red', scene: red },
  {
    name: 'forest',
    scene: {
      ...red,
      setting: GROUNDS.cloth,
      light: 'morning',
      objects: [sack('Kai', '#1f4d37', 5)],
      props: [],
    },
  },
  { name: 'detail', scene: { ...red, zoom: 1.9, look: [0, -40], tilt: 36, spin: -10, props: [] } },
];
