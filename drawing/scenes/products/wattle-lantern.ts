import { GROUNDS } from '../grounds.ts';
import { elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (timber: string): SceneObject[] => [
  {
    shape: { kind: 'lantern', w: 120, h: 175 },
    material: timber,
    turn: -24,
    cutouts: [
      { motif: 'wattle', size: 82, at: [0, -18] },
      { motif: 'gum-leaf', size: 30, at: [-26, 56], turn: 20 },
      { motif: 'gum-leaf', size: 30, at: [26, 56], turn: -40, mirror: true },
      { border: 'dots', size: 96, stroke: 2, at: [0, -18] },
    ],
  },
];

const hero: Scene = {
  setting: GROUNDS.lanterns,
  view: 'low',
  light: 'evening',
  objects: pieces('plywood'),
  props: [{ kind: 'wattle', at: [110, 70], turn: 14 }],
};

/** Photos of wattle-lantern, the main one first. */
export const wattleLantern: NamedScene[] = [
  ...numbered(
    hero,
    { zoom: 1.8, look: [0, 0], tilt: 60, spin: 22 },
    elsewhere('dark-timber', { light: 'window', view: 'low', props: [] }),
  ),
  { name: 'walnut', scene: { ...hero, objects: pieces('walnut') } },
];
