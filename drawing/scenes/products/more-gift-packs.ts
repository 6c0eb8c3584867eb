import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import { arranged } from './arranged.ts';
import type { NamedScene } from './named-scene.ts';

const wrapped = (paper: string, ribbon: string, at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'gift-box', w: 220, h: 160 },
  material: paper,
  second: ribbon,
  thickness: 74,
  at,
  turn,
});

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
  setting: 'paper-sky',
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

const anchor: Art[] = [
  { motif: 'anchor', size: 44, at: [-5, -12] },
  { text: 'HARBOUR', font: 'stencil', size: 15, fit: 50, at: [-5, 27] },
  { text: 'ACCOUNTING', font: 'sans-bold', size: 8, track: 0.06, fit: 48, at: [-5, 42] },
];

const bottle = (at: [number, number]): SceneObject => ({
  shape: { kind: 'bottle', d: 74, h: 196 },
  material: 'coated-navy',
  second: 'bamboo',
  at,
  engraving: anchor,
});

const card = (at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'rounded-rect', w: 100, h: 66, r: 4 },
  material: 'brass',
  thickness: 2,
  at,
  turn,
  engraving: [
    { motif: 'anchor', size: 20, at: [-30, 0] },
    { text: 'HARBOUR', font: 'stencil', size: 12, fit: 54, at: [16, -6] },
    { text: 'Thank you for ten years', font: 'sans', size: 4.8, fit: 52, at: [16, 8] },
  ],
});

const pen = (at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'pen', d: 12 },
  material: 'bamboo',
  second: 'chrome',
  at,
  turn,
});

const client: Scene = {
  setting: 'stone',
  view: 'three-quarter',
  light: 'window',
  zoom: 1.1,
  objects: [
    wrapped('paper-#2b3038', 'satin-#c9a05a', [-92, -46], 10),
    bottle([92, -24]),
    card([-34, 94], -8),
    pen([112, 82], -24),
  ],
};

export const MORE_GIFT_PACKS_PHOTOS: Record<string, NamedScene[]> = {
  'teacher-gift-pack': [
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
  ],
  'client-gift-pack': [
    { name: 'main', scene: client },
    { name: 'detail', scene: { ...client, zoom: 1.9, look: [50, 40], tilt: 48, spin: -12 } },
    {
      name: 'contents',
      scene: {
        ...client,
        setting: 'dark-timber',
        light: 'morning',
        objects: [
          bottle([-86, -30]),
          ...arranged([card([0, 0], 0)], { at: [40, 14], turn: -6 }),
          pen([36, 84], 4),
        ],
      },
    },
  ],
};
