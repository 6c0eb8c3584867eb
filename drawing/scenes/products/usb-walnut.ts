import { GROUNDS } from '../grounds.ts';
import { closeUp, elsewhere, numbered } from '../photos.ts';
import type { Scene } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const hero: Scene = {
  setting: GROUNDS.wood,
  view: 'three-quarter',
  light: 'morning',
  objects: [
    {
      shape: { kind: 'usb-stick' },
      material: 'walnut',
      turn: -12,
      engraving: [
        { text: 'Our Day', font: 'hand', size: 10, at: [-4, -1.5] },
        { text: '24.10.26', font: 'sans', size: 3.6, track: 0.1, at: [-4, 6] },
      ],
    },
  ],
  props: [{ kind: 'card', at: [-46, -38], turn: 12, scale: 0.8 }],
};

/** Photos of usb-walnut, the main one first. */
export const usbWalnut: NamedScene[] = numbered(
  hero,
  closeUp(6, 4, 1.9),
  elsewhere('bench', {
    view: 'tilted',
    light: 'window',
  }),
);
