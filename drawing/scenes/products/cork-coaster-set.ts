import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const hero: Scene = {
  setting: GROUNDS.cork,
  view: 'three-quarter',
  objects: [
    {
      shape: { kind: 'disc', d: 96 },
      material: 'cork',
      at: [-58, 18],
      engraving: [{ motif: 'monstera', size: 62 }],
    },
    {
      shape: { kind: 'disc', d: 96 },
      material: 'cork',
      at: [48, -34],
      engraving: [{ motif: 'palm', size: 66 }],
    },
    {
      shape: { kind: 'disc', d: 96 },
      material: 'cork',
      at: [52, 74],
      engraving: [{ motif: 'fern', size: 70, turn: 20 }],
    },
  ],
};

/** Photos of cork-coaster-set, the main one first. */
export const corkCoasterSet: NamedScene[] = numbered(
  hero,
  closeUp(-40, 20, 2.2),
  elsewhere('oak-table', { light: 'morning', props: [{ kind: 'coffee', at: [-70, -120] }] }),
);
