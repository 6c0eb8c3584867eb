import { GROUNDS } from '../grounds.ts';
import { arranged } from './arranged.ts';
import { wrapped } from './wrapped-box.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

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
  setting: GROUNDS.packs,
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

/** Photos of client-gift-pack, the main one first. */
export const clientGiftPack: NamedScene[] = [
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
];
