import { GROUNDS } from '../grounds.ts';
import { inked } from './inks.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const tote = (cloth: string, ink: string, accent: string): SceneObject => ({
  shape: { kind: 'tote', variant: 'hung' },
  material: cloth,
  engraving: [
    inked({ motif: 'protea', size: 150, at: [0, -20] }, accent),
    inked({ text: 'Saturday market', font: 'hand', size: 46, fit: 210, at: [0, 86] }, ink),
    inked({ text: 'CALLIOPE', font: 'sans-bold', size: 17, track: 0.3, at: [0, 126] }, ink),
  ],
});

const natural: Scene = {
  setting: GROUNDS.cloth,
  view: 'flat',
  light: 'morning',
  zoom: 1.12,
  objects: [tote('canvas-natural', '#2f4a52', '#9e1b32')],
};

/** Photos of market-tote, the main one first. */
export const marketTote: NamedScene[] = [
  { name: 'natural', scene: natural },
  {
    name: 'black',
    scene: {
      ...natural,
      setting: GROUNDS.cloth,
      light: 'window',
      objects: [tote('canvas-#2a2b2e', '#f4ead8', '#e0a04a')],
    },
  },
  { name: 'detail', scene: { ...natural, zoom: 2, look: [0, -30], tilt: 36, spin: -12 } },
];
