import { GROUNDS } from '../grounds.ts';
import { elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (first: string, second: string): SceneObject[] => [
  {
    shape: { kind: 'bottle', variant: 'bamboo' },
    material: first,
    second: 'bamboo',
    at: [-52, 0],
    engraving: [
      { motif: 'gum-sprig', size: 58, at: [0, -6] },
      { text: 'Ella', font: 'script', size: 24, at: [0, 46] },
    ],
  },
  {
    shape: { kind: 'bottle' },
    material: second,
    at: [52, 34],
    engraving: [
      { motif: 'mountain', size: 44, at: [0, 0] },
      { text: 'Jack', font: 'slab-bold', size: 20, at: [0, 40] },
    ],
  },
];

const hero: Scene = {
  setting: GROUNDS.drinkware,
  view: 'low',
  light: 'window',
  objects: pieces('coated-forest', 'coated-#c9694a'),
};

/** Photos of insulated-bottle, the main one first. */
export const insulatedBottle: NamedScene[] = [
  ...numbered(
    hero,
    { zoom: 2, look: [-40, 10], tilt: 72, spin: -14 },
    elsewhere('stone', { view: 'front', light: 'morning' }),
  ),
  { name: 'forest', scene: { ...hero, objects: pieces('coated-forest', 'coated-forest') } },
  { name: 'terracotta', scene: { ...hero, objects: pieces('coated-#c9694a', 'coated-#c9694a') } },
  { name: 'charcoal', scene: { ...hero, objects: pieces('coated-charcoal', 'coated-charcoal') } },
  { name: 'sky', scene: { ...hero, objects: pieces('coated-sky', 'coated-sky') } },
];
