import { GROUNDS } from '../grounds.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Cup {
  coat: string;
  name: string;
  motif: string;
}

const cup = ({ coat, name, motif }: Cup): SceneObject => ({
  shape: { kind: 'travel-cup', d: 88, h: 122 },
  material: coat,
  second: 'tinted-#39424a',
  engraving: [
    { motif, size: 34, at: [-3, -20] },
    { text: name, font: 'hand', size: 26, fit: 64, at: [-3, 13] },
  ],
});

const terracotta: Scene = {
  setting: GROUNDS.drinkware,
  tilt: 74,
  light: 'morning',
  zoom: 1.02,
  objects: [cup({ coat: 'coated-#b4573a', name: 'Mel’s', motif: 'coffee' })],
};

/** Photos of engraved-travel-cup, the main one first. */
export const engravedTravelCup: NamedScene[] = [
  { name: 'terracotta', scene: terracotta },
  {
    name: 'charcoal',
    scene: {
      ...terracotta,
      setting: GROUNDS.drinkware,
      light: 'window',
      objects: [cup({ coat: 'coated-charcoal', name: 'Hugh', motif: 'mountain' })],
    },
  },
  {
    name: 'sage',
    scene: {
      ...terracotta,
      setting: GROUNDS.drinkware,
      objects: [cup({ coat: 'coated-#7f917a', name: 'Bronte', motif: 'fern' })],
    },
  },
  { name: 'detail', scene: { ...terracotta, zoom: 1.9, look: [0, 0], tilt: 68, spin: -12 } },
];
