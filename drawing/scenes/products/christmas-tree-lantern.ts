import { GROUNDS } from '../grounds.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const treeLantern = (paint: string, turn: number): SceneObject => ({
  shape: { kind: 'lantern', w: 128, h: 180 },
  material: paint,
  turn,
  cutouts: [
    { motif: 'christmas-tree', size: 84, at: [0, 26] },
    { motif: 'star', size: 15, at: [-38, -58] },
    { motif: 'star', size: 22, at: [6, -50] },
    { motif: 'star', size: 13, at: [40, -66] },
    { motif: 'star', size: 11, at: [-42, -10] },
    { motif: 'star', size: 12, at: [42, -16] },
  ],
});

const glowing: Scene = {
  setting: GROUNDS.lanterns,
  view: 'low',
  light: 'evening',
  objects: [treeLantern('painted-#efebe2', -22)],
  props: [{ kind: 'baubles', at: [128, 84], scale: 0.8, colour: 'ceramic-crimson' }],
};

/** Photos of christmas-tree-lantern, the main one first. */
export const christmasTreeLantern: NamedScene[] = [
  { name: 'white', scene: glowing },
  {
    name: 'red',
    scene: { ...glowing, setting: GROUNDS.lanterns, objects: [treeLantern('painted-#86202a', 20)] },
  },
  { name: 'detail', scene: { ...glowing, zoom: 1.8, tilt: 60, spin: 20, props: [] } },
];
