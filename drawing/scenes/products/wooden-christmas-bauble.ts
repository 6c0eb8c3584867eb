import { GROUNDS } from '../grounds.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

/** Birch ply; jarrah for the cherry variant: as red, a little darker. */
type Timber = 'plywood' | 'jarrah';

const gumLeafCut = (x: number, y: number, turn: number, size: number, mirror: boolean = false): Art => ({
  motif: 'gum-leaf',
  size,
  at: [x, y],
  turn,
  mirror,
});

/** Leaves and blossom cut through a round bauble; a name is engraved across its middle. */
const roundCutouts: Art[] = [
  ...[-1, 1].flatMap((side) => [
    gumLeafCut(side * 11, -24, side < 0 ? 10 : -10, 15, side > 0),
    gumLeafCut(side * 24, -18, side < 0 ? -22 : 22, 15, side > 0),
    gumLeafCut(side * 11, 24, side < 0 ? 170 : -170, 15, side < 0),
    gumLeafCut(side * 24, 18, side < 0 ? 202 : -202, 15, side < 0),
  ]),
  { motif: 'daisy', size: 12, at: [0, -30] },
  { motif: 'daisy', size: 12, at: [0, 30] },
  { path: 'M-1.4 0A1.4 1.4 0 1 1 1.4 0A1.4 1.4 0 1 1 -1.4 0Z', size: 1, radial: { count: 36, radius: 38.6 } },
];

interface Hanging {
  timber: Timber;
  name: string;
  at?: [number, number];
  turn?: number;
}

const cord = (y: number): NonNullable<SceneObject['extras']> => [
  { kind: 'hole', at: [0, y], size: 4 },
  { kind: 'cord', at: [0, y], size: 52, turn: 8, colour: 'red' },
];

const bauble = ({ timber, name, at = [0, 0], turn = 0 }: Hanging): SceneObject => ({
  shape: { kind: 'bauble', d: 85 },
  material: timber,
  thickness: 3,
  at,
  turn,
  ...(timber === 'jarrah' ? { tone: 0.9 } : {}),
  cutouts: roundCutouts,
  engraving: [
    { text: name, font: 'script', size: 18, fit: 62, at: [0, 0] },
    { border: 'ring', size: 82, stroke: 0.5 },
  ],
  extras: cord(-46),
});

const star = ({ timber, name, at = [0, 0], turn = 0 }: Hanging): SceneObject => ({
  shape: { kind: 'star', d: 100 },
  material: timber,
  thickness: 3,
  at,
  turn,
  cutouts: [
    gumLeafCut(-12, -17, 30, 12),
    gumLeafCut(12, -17, -30, 12, true),
    { motif: 'daisy', size: 9, at: [0, -24] },
    gumLeafCut(-16, 22, 100, 12),
    gumLeafCut(16, 22, -100, 12, true),
  ],
  engraving: [{ text: name, font: 'script', size: 19, fit: 42, at: [0, 2] }],
  extras: cord(-41),
});

const birchBauble: Scene = {
  setting: GROUNDS.christmas,
  view: 'tilted',
  light: 'window',
  objects: [
    bauble({ timber: 'plywood', name: 'Matilda', at: [-56, 10], turn: -10 }),
    star({ timber: 'plywood', name: 'Leo', at: [56, 20], turn: 12 }),
  ],
  props: [{ kind: 'pine-sprig', at: [-172, -112], turn: 18, scale: 0.9 }],
};

/** Photos of wooden-christmas-bauble, the main one first. */
export const woodenChristmasBauble: NamedScene[] = [
  { name: 'birch', scene: birchBauble },
  {
    name: 'cherry',
    scene: {
      setting: 'paper-sage',
      view: 'tilted',
      light: 'morning',
      objects: [bauble({ timber: 'jarrah', name: 'Grandad', turn: -6 })],
    },
  },
  {
    name: 'detail',
    scene: { ...birchBauble, zoom: 2.3, look: [-44, 10], tilt: 44, spin: -14, light: 'morning' },
  },
  {
    name: 'setting',
    scene: {
      setting: 'weatherboard',
      view: 'flat',
      light: 'dappled',
      objects: [
        bauble({ timber: 'plywood', name: 'Nan & Pop', at: [-58, 16], turn: 3 }),
        bauble({ timber: 'jarrah', name: 'Ruby', at: [58, 6], turn: -4 }),
      ],
      props: [{ kind: 'pine-sprig', at: [-170, -98], turn: 5, scale: 1.5 }],
    },
  },
];
