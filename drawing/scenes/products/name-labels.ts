import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (ink: string, accent: string): SceneObject[] => [
  {
    shape: { kind: 'label-sheet', w: 190, h: 140, variant: '3x5' },
    material: 'vinyl-white',
    turn: -6,
    engraving: [
      { text: 'Zara Patel', font: 'round', size: 8.4, finish: 'print', colour: ink, at: [6, 0] },
      { motif: 'dinosaur', size: 13, finish: 'print', colour: accent, at: [-20.5, 0] },
    ],
  },
];

const hero: Scene = {
  setting: GROUNDS.labels,
  view: 'tilted',
  light: 'studio',
  objects: pieces('#14757c', '#e5702a'),
};

/** Photos of name-labels, the main one first. */
export const nameLabels: NamedScene[] = [
  ...numbered(hero, closeUp(-30, -20, 2.3), elsewhere('felt', { light: 'window', view: 'three-quarter' })),
  { name: 'bush', scene: { ...hero, objects: pieces('#2f5d3a', '#a9502a') } },
  { name: 'sunset', scene: { ...hero, objects: pieces('#9e1b32', '#f0bd33') } },
];
