import { GROUNDS } from '../grounds.ts';
import { wrapped } from './wrapped-box.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const thanks: Art[] = [
  { motif: 'apple', size: 27, at: [-8, -19], finish: 'print', colour: '#c4232b' },
  { text: 'Thank you,', font: 'hand', size: 12, at: [-8, 5], finish: 'print', colour: '#2f4a52' },
  { text: 'Mr Osei', font: 'script', size: 17, fit: 44, at: [-8, 22], finish: 'print', colour: '#2f4a52' },
];

const mug = (at: [number, number]): SceneObject => ({
  shape: { kind: 'mug' },
  material: 'ceramic',
  second: 'ceramic-teal',
  at,
  turn: -4,
  engraving: thanks,
});

const coaster = (at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'disc', d: 98 },
  material: 'slate',
  thickness: 6,
  at,
  turn,
  engraving: [
    { text: 'world’s best', font: 'hand', size: 15, at: [0, -20] },
    { text: 'TEACHER', font: 'slab-bold', size: 18, fit: 78, at: [0, 2] },
    { motif: 'star', size: 12, at: [0, 26] },
  ],
});

const keyRing = (at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'disc', d: 46 },
  material: 'plywood',
  thickness: 4,
  at,
  turn,
  engraving: [
    { text: '4C', font: 'slab-bold', size: 20, at: [0, 1] },
    { text: '2026', font: 'sans-bold', size: 6, track: 0.1, at: [0, 14] },
  ],
  extras: [
    { kind: 'hole', at: [0, -17], size: 4.4 },
    { kind: 'key-ring', at: [0, -17], turn: 20, size: 11 },
  ],
});

const teacher: Scene = {
  setting: GROUNDS.packs,
  view: 'three-quarter',
  light: 'window',
  zoom: 1.14,
  objects: [
    wrapped('paper-#f0e4cf', 'satin-teal', [-90, -44], -12),
    mug([84, -14]),
    coaster([-10, 92], -10),
    keyRing([98, 92], 24),
  ],
};

/** Photos of teacher-gift-pack, the main one first. */
export const teacherGiftPack: NamedScene[] = [
  { name: 'main', scene: teacher },
  { name: 'detail', scene: { ...teacher, zoom: 1.9, look: [80, 30], tilt: 54, spin: -10 } },
  {
    name: 'contents',
    scene: {
      ...teacher,
      setting: 'oak-table',
      light: 'morning',
      objects: [mug([-66, -18]), coaster([54, 24], 8), keyRing([-16, 96], -20)],
    },
  },
];
