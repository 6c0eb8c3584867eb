import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const coaster = (at: [number, number], turn: number, motif: string, z: number = 0): SceneObject => ({
  shape: { kind: 'slab', w: 100, h: 100 },
  material: 'slate',
  at: [...at, z],
  turn,
  engraving: [{ motif, size: 56 }],
  extras: [],
});

const hero: Scene = {
  setting: GROUNDS.slate,
  view: 'tilted',
  light: 'morning',
  objects: [
    coaster([-62, -48], -5, 'kookaburra'),
    coaster([58, -56], 4, 'gum-sprig'),
    coaster([-54, 66], 3, 'banksia'),
    coaster([64, 58], -8, 'turtle'),
  ],
  props: [{ kind: 'gum-sprig', at: [108, -150], turn: 12, scale: 0.9 }],
};

/** Photos of slate-coaster-set, the main one first. */
export const slateCoasterSet: NamedScene[] = numbered(
  hero,
  closeUp(-50, -40, 2.4),
  elsewhere('linen', {
    light: 'window',
    view: 'three-quarter',
    objects: [
      coaster([0, 0], 4, 'banksia'),
      coaster([3, -2], -3, 'turtle', 6),
      coaster([-2, 2], 6, 'gum-sprig', 12),
      coaster([1, 0], -6, 'kookaburra', 18),
      coaster([132, 42], -14, 'wattle'),
    ],
    props: [{ kind: 'coffee', at: [40, -150], scale: 0.9 }],
  }),
);
