import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (first: string, second: string, third: string): SceneObject[] => [
  {
    shape: { kind: 'rounded-rect', w: 86, h: 54, r: 3 },
    material: first,
    thickness: 0.9,
    at: [-30, -34],
    turn: -14,
    engraving: [
      { text: 'COASTLINE', font: 'stencil', size: 10, at: [0, -6] },
      { text: 'JOINERY & FITOUT', font: 'sans', size: 3.8, track: 0.24, at: [0, 4] },
      { border: 'frame', size: 78, height: 46, stroke: 0.4 },
    ],
  },
  {
    shape: { kind: 'rounded-rect', w: 86, h: 54, r: 3 },
    material: second,
    thickness: 0.9,
    at: [14, 34],
    turn: 6,
    engraving: [
      { text: 'Tahlia Moreau', font: 'serif', size: 8, at: [-12, -8] },
      { text: 'OWNER', font: 'sans-bold', size: 3.4, track: 0.25, at: [-26, 1] },
      { text: '0400 000 000', font: 'sans', size: 4.2, at: [-22, 14] },
      { motif: 'wave', size: 17, at: [27, 10] },
    ],
  },
  {
    shape: { kind: 'rounded-rect', w: 86, h: 54, r: 3 },
    material: third,
    thickness: 0.9,
    at: [74, -16],
    turn: 24,
    engraving: [{ text: 'COASTLINE', font: 'stencil', size: 10 }],
  },
];

const hero: Scene = {
  setting: GROUNDS.metal,
  view: 'three-quarter',
  light: 'studio',
  objects: pieces('black-steel', 'brushed-steel', 'brass'),
};

/** Photos of metal-business-cards, the main one first. */
export const metalBusinessCards: NamedScene[] = [
  ...numbered(
    hero,
    closeUp(0, 20, 2),
    elsewhere('bench', {
      light: 'morning',
      view: 'tilted',
    }),
  ),
  { name: 'black', scene: { ...hero, objects: pieces('black-steel', 'black-steel', 'black-steel') } },
  { name: 'steel', scene: { ...hero, objects: pieces('brushed-steel', 'brushed-steel', 'brushed-steel') } },
  { name: 'brass', scene: { ...hero, objects: pieces('brass', 'brass', 'brass') } },
];
