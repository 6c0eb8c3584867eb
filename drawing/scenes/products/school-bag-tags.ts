import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const bagTag = (
  name: string,
  motif: string,
  material: string,
  at: [number, number],
  turn: number,
): SceneObject => ({
  shape: { kind: 'tag', w: 54, h: 86 },
  material,
  thickness: 3,
  at,
  turn,
  engraving: [
    { motif, size: 34, at: [0, 2], finish: 'paint', colour: '#fbf8f3' },
    { text: name, font: 'round', size: 13, fit: 46, at: [0, 31], finish: 'paint', colour: '#fbf8f3' },
  ],
  extras: [
    { kind: 'hole', at: [0, -33], size: 6 },
    { kind: 'ball-chain', at: [0, -33], size: 17, turn: 8 },
  ],
});

const pieces = (first: string, second: string, third: string): SceneObject[] => [
  bagTag('Billie', 'dinosaur', first, [-66, 6], -12),
  bagTag('Noah', 'football', second, [2, -8], 4),
  bagTag('Isla', 'butterfly', third, [70, 10], 14),
];

const hero: Scene = {
  setting: GROUNDS.school,
  view: 'tilted',
  light: 'window',
  objects: pieces('acrylic-orange', 'acrylic-teal', 'acrylic-purple'),
};

/** Photos of school-bag-tags, the main one first. */
export const schoolBagTags: NamedScene[] = [
  ...numbered(hero, closeUp(-40, 10, 2), elsewhere('chalkboard', { view: 'three-quarter', light: 'studio' })),
  {
    name: 'orange',
    scene: { ...hero, objects: pieces('acrylic-orange', 'acrylic-orange', 'acrylic-orange') },
  },
  { name: 'teal', scene: { ...hero, objects: pieces('acrylic-teal', 'acrylic-teal', 'acrylic-teal') } },
  {
    name: 'purple',
    scene: { ...hero, objects: pieces('acrylic-purple', 'acrylic-purple', 'acrylic-purple') },
  },
];
