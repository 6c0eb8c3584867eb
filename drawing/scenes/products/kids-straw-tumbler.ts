import { GROUNDS } from '../grounds.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Tumbler {
  coat: string;
  straw: string;
  name: string;
  motif: string;
  at: [number, number];
}

/** A tumbler with a straw through its lid. */
const tumbler = ({ coat, straw, name, motif, at: [x, y] }: Tumbler): SceneObject[] => [
  {
    shape: { kind: 'tumbler', d: 76, h: 140 },
    material: coat,
    second: 'tinted-#dfe8ea',
    at: [x, y],
    engraving: [
      { motif, size: 44, at: [-2, -18] },
      { text: name, font: 'round', size: 19, fit: 46, at: [-2, 24] },
    ],
  },
  {
    shape: { kind: 'stubby-holder', d: 8, h: 56 },
    material: straw,
    second: straw,
    at: [x + 14, y, 143],
  },
];

const pair = (coat: string, straw: string): SceneObject[] => [
  ...tumbler({ coat, straw, name: 'Archie', motif: 'dinosaur', at: [-54, 6] }),
  ...tumbler({ coat, straw, name: 'Mei', motif: 'turtle', at: [54, -8] }),
];

const yellow: Scene = {
  setting: GROUNDS.drinkware,
  tilt: 76,
  light: 'window',
  zoom: 1.04,
  objects: pair('coated-#d99a1c', 'plastic-teal'),
};

/** Photos of kids-straw-tumbler, the main one first. */
export const kidsStrawTumbler: NamedScene[] = [
  { name: 'yellow', scene: yellow },
  {
    name: 'pink',
    scene: {
      ...yellow,
      setting: GROUNDS.drinkware,
      light: 'morning',
      objects: pair('coated-#cf6f8d', 'plastic-purple'),
    },
  },
  {
    name: 'blue',
    scene: {
      ...yellow,
      setting: GROUNDS.drinkware,
      light: 'morning',
      objects: pair('coated-#2d6c9f', 'plastic-orange'),
    },
  },
  { name: 'detail', scene: { ...yellow, zoom: 1.9, look: [-40, 0], tilt: 68, spin: -10 } },
];
