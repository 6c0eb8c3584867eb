import { elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (foot: string): SceneObject[] => [
  {
    shape: { kind: 'arch', w: 130, h: 170 },
    material: 'acrylic-lit',
    pose: 'stand',
    at: [0, 2, 20],
    engraving: [
      { motif: 'koala', size: 78, at: [0, -18] },
      { text: 'Charlie', font: 'round', size: 24, at: [0, 50] },
      { motif: 'star', size: 9, at: [-40, -56] },
      { motif: 'star', size: 7, at: [42, -40] },
    ],
  },
  {
    shape: { kind: 'rounded-rect', w: 150, h: 56, r: 10 },
    material: foot,
    thickness: 24,
    at: [0, 0],
    extras: [{ kind: 'led', at: [0, 44], size: 0.6 }],
  },
];

const hero: Scene = {
  setting: 'dark-timber',
  view: 'low',
  light: 'evening',
  objects: pieces('walnut'),
};

/** Photos of acrylic-night-light, the main one first. */
export const acrylicNightLight: NamedScene[] = [
  ...numbered(
    hero,
    { zoom: 1.9, look: [0, 0], spin: -18 },
    elsewhere('oak-table', { light: 'window', view: 'low' }),
  ),
  { name: 'birch', scene: { ...hero, objects: pieces('plywood') } },
];
