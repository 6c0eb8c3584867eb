import { GROUNDS } from '../grounds.ts';
import { arranged } from './arranged.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const WHISKY = 'plastic-#8f4a14';

interface Tumbler {
  words: Art[];
  at: [number, number];
  pour?: boolean;
}

/** A heavy tumbler, with a finger of whisky if `pour`. */
const tumbler = ({ words, at: [x, y], pour = false }: Tumbler): SceneObject[] => [
  ...(pour
    ? [
        {
          shape: { kind: 'bowl', d: 73, h: 26 },
          material: WHISKY,
          at: [x, y, 9],
        } satisfies SceneObject,
        {
          shape: { kind: 'disc', d: 73 },
          material: WHISKY,
          thickness: 0.8,
          at: [x, y, 34.4],
        } satisfies SceneObject,
      ]
    : []),
  { shape: { kind: 'beer-glass', d: 92, h: 98 }, material: 'glass', at: [x, y], engraving: words },
];

const monogram = (letter: string, name: string): Art[] => [
  { border: 'ring', size: 40, stroke: 1, at: [0, -8] },
  { text: letter, font: 'serif-bold', size: 30, at: [0, -8] },
  { text: name, font: 'sans-bold', size: 6.4, track: 0.2, at: [0, 23] },
];

const whisky: Scene = {
  setting: GROUNDS.glass,
  view: 'low',
  light: 'rim',
  objects: [
    ...tumbler({ words: monogram('C', 'CALLUM'), at: [-60, -12], pour: true }),
    ...tumbler({ words: monogram('D', 'DEV'), at: [56, 16], pour: true }),
  ],
};

/** Photos of whisky-tumblers, the main one first. */
export const whiskyTumblers: NamedScene[] = [
  { name: 'pair', scene: whisky },
  { name: 'detail', scene: { ...whisky, zoom: 2, look: [-46, 0], tilt: 72, spin: -10 } },
  {
    name: 'setting',
    scene: {
      ...whisky,
      setting: 'dark-timber',
      light: 'morning',
      objects: [
        ...tumbler({ words: monogram('C', 'CALLUM'), at: [-56, 12], pour: true }),
        ...arranged(tumbler({ words: monogram('D', 'DEV'), at: [0, 0] }), { at: [62, -10] }),
      ],
      props: [{ kind: 'cinnamon', at: [4, 76], turn: 10, scale: 0.8 }],
    },
  },
];
