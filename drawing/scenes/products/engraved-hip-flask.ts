import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import { arranged } from './arranged.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const flask = (metal: string, words: Art[]): SceneObject[] => [
  {
    shape: { kind: 'flask', w: 96, h: 130 },
    material: metal,
    thickness: 24,
    engraving: words,
  },
  { shape: { kind: 'rounded-rect', w: 27, h: 12, r: 1 }, material: 'steel', thickness: 16, at: [0, -69, 4] },
  {
    shape: { kind: 'rounded-rect', w: 34, h: 20, r: 4 },
    material: 'steel',
    thickness: 21,
    at: [0, -84, 1.5],
  },
];

const fisher: Art[] = [
  { motif: 'fish', size: 46, at: [0, -26] },
  { text: 'Macca', font: 'slab-bold', size: 27, fit: 76, at: [0, 14] },
  { text: 'ONE FOR THE REEF', font: 'sans-bold', size: 6.4, track: 0.14, fit: 74, at: [0, 36] },
];

const best: Art[] = [
  { text: 'best man', font: 'hand', size: 22, at: [0, -22] },
  { text: 'Ravi', font: 'serif-bold', size: 32, at: [0, 6] },
  { text: '12.09.26', font: 'sans-bold', size: 8.6, track: 0.16, at: [0, 34] },
];

const steelFlask: Scene = {
  setting: GROUNDS.metal,
  view: 'tilted',
  light: 'window',
  objects: arranged(flask('brushed-steel', fisher), { turn: -14 }),
};

/** Photos of engraved-hip-flask, the main one first. */
export const engravedHipFlask: NamedScene[] = [
  { name: 'steel', scene: steelFlask },
  {
    name: 'black',
    scene: {
      ...steelFlask,
      setting: GROUNDS.metal,
      light: 'morning',
      objects: arranged(flask('black-steel', best), { turn: 12 }),
    },
  },
  { name: 'detail', scene: { ...steelFlask, ...closeUp(4, 10, 1.9) } },
];
