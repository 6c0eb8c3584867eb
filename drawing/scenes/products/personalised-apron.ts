import { GROUNDS } from '../grounds.ts';
import { inked } from './inks.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const apron = (cloth: string, straps: string, words: Art[]): SceneObject => ({
  shape: { kind: 'apron', variant: 'hung' },
  material: cloth,
  second: straps,
  engraving: words,
});

const barbecue = (ink: string, accent: string): Art[] => [
  inked({ motif: 'flame', size: 88, at: [0, -196] }, accent),
  inked({ text: 'Big Kev’s', font: 'script', size: 78, fit: 264, at: [0, -72] }, ink),
  inked({ text: 'BARBECUE', font: 'sans-bold', size: 34, track: 0.2, fit: 270, at: [0, 2] }, ink),
];

const bakery = (ink: string, accent: string): Art[] => [
  inked({ motif: 'whisk', size: 88, at: [0, -196] }, accent),
  inked({ text: 'Sylvie', font: 'script', size: 84, fit: 250, at: [0, -76] }, ink),
  inked({ text: 'BAKES AT DAWN', font: 'sans-bold', size: 30, track: 0.16, fit: 290, at: [0, 6] }, ink),
];

const charcoal: Scene = {
  setting: GROUNDS.cloth,
  view: 'flat',
  light: 'window',
  zoom: 1.14,
  objects: [apron('canvas-#3a3c40', 'canvas-#9a6a3c', barbecue('#f4ead8', '#e08a3c'))],
};

/** Photos of personalised-apron, the main one first. */
export const personalisedApron: NamedScene[] = [
  { name: 'charcoal', scene: charcoal },
  {
    name: 'sage',
    scene: {
      ...charcoal,
      setting: GROUNDS.cloth,
      light: 'morning',
      objects: [apron('canvas-#7f917a', 'canvas-#5b4632', bakery('#fbf6ea', '#2d3b2b'))],
    },
  },
  { name: 'detail', scene: { ...charcoal, zoom: 2, look: [0, 60], tilt: 34, spin: -10 } },
];
