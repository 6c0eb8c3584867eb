import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import { arranged } from './arranged.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const card = (timber: string, words: Art[]): SceneObject => ({
  shape: { kind: 'usb-card' },
  material: timber,
  thickness: 3.4,
  ...(timber === 'walnut' ? { tone: 0.8 } : {}),
  engraving: words,
});

const weddings: Art[] = [
  { motif: 'camera', size: 19, at: [-27, -10] },
  { text: 'Saltwater', font: 'script', size: 13, fit: 46, at: [12, -13] },
  { text: 'WEDDING FILMS', font: 'sans-bold', size: 4, track: 0.2, at: [12, -1] },
  { text: 'Lena & Jack · 2026', font: 'sans', size: 4.6, at: [-16, 17] },
];

const surgery: Art[] = [
  { motif: 'paw', size: 20, at: [-27, -9] },
  { text: 'PORT CURTIS', font: 'display-bold', size: 7.2, fit: 46, at: [12, -13] },
  { text: 'Veterinary Surgery', font: 'sans', size: 4.6, fit: 46, at: [12, -4] },
];

const bambooCard: Scene = {
  setting: GROUNDS.bamboo,
  view: 'three-quarter',
  light: 'window',
  zoom: 0.92,
  objects: arranged([card('bamboo', weddings)], { turn: -12 }),
};

/** Photos of usb-timber-card, the main one first. */
export const usbTimberCard: NamedScene[] = [
  { name: 'bamboo', scene: bambooCard },
  {
    name: 'walnut',
    scene: {
      ...bambooCard,
      setting: GROUNDS.bamboo,
      light: 'morning',
      objects: arranged([card('walnut', surgery)], { turn: 9 }),
    },
  },
  { name: 'detail', scene: { ...bambooCard, ...closeUp(8, 4, 1.9) } },
];
