import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const hero: Scene = {
  setting: GROUNDS.bamboo,
  view: 'tilted',
  light: 'morning',
  objects: [
    {
      shape: { kind: 'paddle', w: 400, h: 190 },
      material: 'bamboo',
      thickness: 16,
      turn: -18,
      extras: [
        { kind: 'hole', at: [178, 0], size: 12 },
        { kind: 'leather-loop', at: [178, 0], size: 52, turn: 84 },
      ],
      engraving: [
        { text: 'Nonna Rosa', font: 'hand', size: 44, at: [-66, -14] },
        { text: 'MADE WITH LOVE & GARLIC', font: 'sans-bold', size: 8.6, track: 0.18, at: [-66, 22] },
      ],
    },
  ],
};

/** Photos of bamboo-serving-board, the main one first. */
export const bambooServingBoard: NamedScene[] = numbered(
  hero,
  closeUp(-50, 10, 2.3),
  elsewhere('linen', {
    light: 'window',
    view: 'three-quarter',
    props: [{ kind: 'crackers', at: [-70, -100] }],
  }),
);
