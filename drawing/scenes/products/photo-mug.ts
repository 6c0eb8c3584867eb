import { GROUNDS } from '../grounds.ts';
import { elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (handle: string): SceneObject[] => [
  {
    shape: { kind: 'mug' },
    material: 'ceramic',
    second: handle,
    engraving: [
      { motif: 'rainbow', size: 52, finish: 'print', colour: '#e58ca6', at: [0, -14] },
      { text: 'Best Nan', font: 'script', size: 17, finish: 'print', colour: '#14757c', at: [0, 18] },
      {
        text: 'EVER',
        font: 'sans-bold',
        size: 7,
        track: 0.4,
        finish: 'print',
        colour: '#e5702a',
        at: [0, 33],
      },
    ],
  },
];

const hero: Scene = {
  setting: GROUNDS.ceramic,
  view: 'low',
  light: 'window',
  objects: pieces('ceramic-teal'),
};

/** Photos of photo-mug, the main one first. */
export const photoMug: NamedScene[] = [
  ...numbered(
    hero,
    { zoom: 1.8, look: [0, 0], tilt: 74, spin: -22 },
    elsewhere('paper-sage', { view: 'front', light: 'studio' }),
  ),
  { name: 'red', scene: { ...hero, objects: pieces('ceramic-red') } },
  { name: 'white', scene: { ...hero, objects: pieces('ceramic') } },
];
