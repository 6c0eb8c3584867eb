import { GROUNDS } from '../grounds.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Stick {
  timber: 'bamboo' | 'walnut';
  words: Art[];
  at?: [number, number];
  turn?: number;
  capped?: boolean;
}

/** A stick of 60 by 20 by 10 mm with its cap on. */
const stick = ({ timber, words, at = [0, 0], turn = 0, capped = false }: Stick): SceneObject => ({
  shape: { kind: 'usb-stick', w: 40, h: 20, r: 5, ...(capped ? { variant: 'capped' } : {}) },
  material: timber,
  thickness: 10,
  at,
  turn,
  engraving: words,
});

const school: Art[] = [
  { text: 'Class of', font: 'sans-bold', size: 4, track: 0.1, at: [0, -4.6] },
  { text: '2026', font: 'slab-bold', size: 11, at: [0, 2.6] },
];

const wedding: Art[] = [
  { text: 'M & J', font: 'formal', size: 12.5, fit: 30, at: [0, -2.6] },
  { text: '24 . 10 . 26', font: 'sans', size: 3.2, track: 0.1, at: [0, 6.6] },
];

const studio: Art[] = [
  { motif: 'camera', size: 11, at: [-12, 0] },
  { text: 'Reef', font: 'display-bold', size: 7.4, at: [5, -2.6] },
  { text: 'STUDIO', font: 'sans-bold', size: 3.6, track: 0.18, at: [5, 4] },
];

const bamboo: Scene = {
  setting: GROUNDS.bamboo,
  view: 'three-quarter',
  light: 'window',
  zoom: 0.9,
  objects: [stick({ timber: 'bamboo', words: school, turn: -14 })],
};

/** Photos of bamboo-usb-stick, the main one first. */
export const bambooUsbStick: NamedScene[] = [
  { name: 'bamboo', scene: bamboo },
  {
    name: 'walnut',
    scene: {
      ...bamboo,
      setting: GROUNDS.bamboo,
      light: 'morning',
      objects: [stick({ timber: 'walnut', words: wedding, turn: 12 })],
    },
  },
  {
    name: 'detail',
    scene: { ...bamboo, zoom: 2, look: [2, 0], tilt: 42, spin: -20, light: 'morning' },
  },
  {
    name: 'setting',
    scene: {
      setting: 'denim',
      view: 'tilted',
      light: 'window',
      objects: [
        stick({ timber: 'bamboo', words: studio, at: [-24, -22], turn: -8, capped: true }),
        stick({ timber: 'walnut', words: studio, at: [-4, 8], turn: 6, capped: true }),
        stick({ timber: 'bamboo', words: studio, at: [-28, 38], turn: -4, capped: true }),
      ],
    },
  },
];
