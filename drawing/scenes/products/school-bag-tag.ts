import { GROUNDS } from '../grounds.ts';
import type { FontName, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface BagTag {
  name: string;
  font: FontName;
  acrylic: string;
  motif: string;
  at?: [number, number];
  turn?: number;
}

const CABLE = { kind: 'cord', material: 'chrome', size: 62 } as const;

const VINYL = { finish: 'print', colour: '#fbfaf6' } as const;

/** An 85 by 50 mm tag, the cable through its left end. */
const bagTag = ({ name, font, acrylic, motif, at = [0, 0], turn = 0 }: BagTag): SceneObject => ({
  shape: { kind: 'rounded-rect', w: 85, h: 50, r: 9 },
  material: acrylic,
  thickness: 3,
  at,
  turn,
  engraving: [
    { text: name, font, size: 24, fit: 58, at: [8, -5], ...VINYL },
    { motif, size: 13, at: [-14, 15], ...VINYL },
    { border: 'rule', size: 34, stroke: 1, at: [14, 15], ...VINYL },
  ],
  extras: [
    { kind: 'hole', at: [-35, -17], size: 5.4 },
    { ...CABLE, at: [-35, -17], turn: -38 },
  ],
});

const red: Scene = {
  setting: GROUNDS.school,
  view: 'tilted',
  light: 'window',
  zoom: 0.96,
  objects: [bagTag({ name: 'Archie', font: 'round', acrylic: 'acrylic-red', motif: 'football', turn: -6 })],
  props: [],
};

const blue = { name: 'Mia', font: 'display-bold', acrylic: 'acrylic-blue', motif: 'dolphin' } as const;

const green = { name: 'Oscar', font: 'slab-bold', acrylic: 'acrylic-green', motif: 'gecko' } as const;

const yellow = { name: 'Tilda', font: 'round', acrylic: 'acrylic-#e0a010', motif: 'bee' } as const;

/** Photos of school-bag-tag, the main one first. */
export const schoolBagTag: NamedScene[] = [
  {
    name: 'blue',
    scene: {
      ...red,
      setting: GROUNDS.school,
      objects: [bagTag({ ...blue, turn: -5 })],
      props: [{ kind: 'pencils', at: [30, 66], turn: -4, scale: 0.7, colour: 'yellow' }],
    },
  },
  { name: 'red', scene: red },
  {
    name: 'green',
    scene: {
      ...red,
      setting: GROUNDS.school,
      light: 'morning',
      objects: [bagTag({ ...green, turn: 4 })],
      props: [],
    },
  },
  {
    name: 'yellow',
    scene: {
      ...red,
      setting: GROUNDS.school,
      light: 'studio',
      objects: [bagTag({ ...yellow, turn: -8 })],
      props: [],
    },
  },
  {
    name: 'setting',
    scene: {
      setting: 'linen',
      view: 'tilted',
      light: 'window',
      zoom: 1.08,
      objects: [
        bagTag({ ...blue, at: [-60, -46], turn: -6 }),
        bagTag({
          name: 'Archie',
          font: 'round',
          acrylic: 'acrylic-red',
          motif: 'football',
          at: [66, -50],
          turn: 5,
        }),
        bagTag({ ...green, at: [-52, 56], turn: 5 }),
        bagTag({ ...yellow, at: [74, 52], turn: -6 }),
      ],
    },
  },
];
