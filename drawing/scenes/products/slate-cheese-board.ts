import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const hero: Scene = {
  setting: GROUNDS.slate,
  view: 'tilted',
  objects: [
    {
      shape: { kind: 'slab', w: 300, h: 200 },
      material: 'slate',
      thickness: 7,
      turn: 4,
      engraving: [
        { text: 'Charlotte & James', font: 'formal', size: 40, fit: 230, at: [0, 4] },
        { motif: 'protea', size: 50, at: [0, -52] },
        { border: 'rule', size: 60, stroke: 0.8, at: [0, 36] },
        { text: '14 . 03 . 2026', font: 'serif', size: 11, track: 0.15, at: [0, 50] },
      ],
      extras: [],
    },
  ],
  props: [{ kind: 'cheese', at: [186, -104], turn: -24 }],
};

/** Photos of slate-cheese-board, the main one first. */
export const slateCheeseBoard: NamedScene[] = numbered(
  hero,
  closeUp(0, 5, 2.2),
  elsewhere('linen', {
    light: 'dappled',
  }),
);
