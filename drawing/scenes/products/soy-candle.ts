import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Candle {
  glass: string;
  scent: string;
  words: string;
}

const candle = ({ glass, scent, words }: Candle): SceneObject => ({
  shape: { kind: 'candle', d: 86, h: 104 },
  material: glass,
  second: 'wax-#efe2c6',
  engraving: [
    { motif: 'gum-sprig', size: 30, at: [0, -18], turn: 60 },
    { text: words, font: 'hand', size: 17, fit: 62, at: [0, 8] },
    { text: scent, font: 'sans-bold', size: 5.6, track: 0.16, fit: 58, at: [0, 27] },
  ],
});

const amber: Scene = {
  setting: 'linen',
  view: 'low',
  light: 'evening',
  zoom: 0.94,
  objects: [candle({ glass: 'tinted-#8a4a17', scent: 'LEMON MYRTLE', words: 'Thank you, Jo' })],
  props: [{ kind: 'candle', at: [0, 0], scale: 1.16 }],
};

/** Photos of soy-candle, the main one first. */
export const soyCandle: NamedScene[] = [
  { name: 'amber', scene: amber },
  {
    name: 'smoke',
    scene: {
      ...amber,
      setting: 'stone',
      objects: [candle({ glass: 'tinted-#33363a', scent: 'EUCALYPTUS', words: 'Welcome home' })],
      props: [{ kind: 'candle', at: [0, 0], scale: 1.16 }],
    },
  },
  { name: 'detail', scene: { ...amber, zoom: 1.7, look: [0, -10], tilt: 58, spin: -12 } },
];
