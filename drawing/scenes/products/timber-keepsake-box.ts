import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const box = (timber: string, lid: Art[], turn: number): SceneObject => ({
  shape: { kind: 'box', w: 230, h: 165 },
  material: timber,
  thickness: 84,
  turn,
  engraving: lid,
});

const letters: Art[] = [
  { border: 'double-frame', size: 206, height: 141, stroke: 1 },
  { motif: 'gum-sprig', size: 60, at: [0, -36], turn: 60 },
  { text: 'Elsie’s Treasures', font: 'script', size: 27, fit: 172, at: [0, 14] },
  { text: 'SINCE 4 MAY 2024', font: 'sans-bold', size: 9.4, track: 0.2, at: [0, 46] },
];

const fishing: Art[] = [
  { border: 'frame', size: 206, height: 141, stroke: 1.2 },
  { motif: 'anchor', size: 54, at: [-58, 0] },
  { text: 'GRANDPA', font: 'slab-bold', size: 27, fit: 104, at: [36, -15] },
  { text: 'keeps his lures here', font: 'hand', size: 17, fit: 108, at: [36, 15] },
];

const walnutBox: Scene = {
  setting: GROUNDS.wood,
  view: 'three-quarter',
  light: 'window',
  objects: [box('walnut', letters, -18)],
  props: [{ kind: 'wattle', at: [-246, 84], turn: -12, scale: 1 }],
};

/** Photos of timber-keepsake-box, the main one first. */
export const timberKeepsakeBox: NamedScene[] = [
  { name: 'walnut', scene: walnutBox },
  {
    name: 'birch',
    scene: {
      ...walnutBox,
      setting: GROUNDS.wood,
      light: 'morning',
      objects: [box('plywood', fishing, 16)],
      props: [],
    },
  },
  { name: 'detail', scene: { ...walnutBox, ...closeUp(-4, -6, 1.8) } },
];
