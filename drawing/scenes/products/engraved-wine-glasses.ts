import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const hero: Scene = {
  setting: GROUNDS.glass,
  view: 'low',
  light: 'rim',
  objects: [
    {
      shape: { kind: 'wine-glass' },
      material: 'glass',
      at: [-58, 0],
      engraving: [{ text: 'Mr', font: 'script', size: 34, at: [-4, 4] }],
    },
    {
      shape: { kind: 'wine-glass' },
      material: 'glass',
      at: [58, 24],
      engraving: [{ text: 'Mrs', font: 'script', size: 34, fit: 62, at: [-4, 4] }],
    },
  ],
};

/** Photos of engraved-wine-glasses, the main one first. */
export const engravedWineGlasses: NamedScene[] = numbered(
  hero,
  closeUp(-40, 0, 1.9),
  elsewhere('dark-timber', { view: 'front', props: [{ kind: 'candle', at: [150, -50] }] }),
);
