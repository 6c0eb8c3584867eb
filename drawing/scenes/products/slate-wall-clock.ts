import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const NUMERALS = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

const TICK = 'M-0.5 -3H0.5V3H-0.5Z';

/** A dial of Roman numerals pointing outwards, minute marks round them, a name under the middle. */
const dial: Art[] = [
  ...NUMERALS.map((text, hour): Art => {
    const angle = (hour * Math.PI) / 6;
    return {
      text,
      font: 'serif-bold',
      size: 23,
      at: [Math.sin(angle) * 94, -Math.cos(angle) * 94],
      turn: hour * 30,
    };
  }),
  { path: TICK, size: 6, radial: { count: 60, radius: 117 } },
  { text: 'The Pereiras', font: 'script', size: 17, fit: 84, at: [0, 38] },
  { text: 'BOYNE ISLAND', font: 'sans-bold', size: 6.4, track: 0.22, at: [0, 56] },
];

const clock = (hands: string): SceneObject => ({
  shape: { kind: 'disc', d: 250 },
  material: 'slate',
  thickness: 7,
  at: [0, 0, 9],
  engraving: dial,
  extras: [{ kind: 'hands', size: 158, material: hands }],
});

const brassClock: Scene = {
  setting: GROUNDS.walls,
  view: 'flat',
  light: 'morning',
  objects: [clock('brass')],
};

/** Photos of slate-wall-clock, the main one first. */
export const slateWallClock: NamedScene[] = [
  { name: 'brass', scene: brassClock },
  {
    name: 'steel',
    scene: { ...brassClock, setting: GROUNDS.walls, light: 'window', objects: [clock('brushed-steel')] },
  },
  { name: 'detail', scene: { ...brassClock, ...closeUp(20, 10, 1.9) } },
];
