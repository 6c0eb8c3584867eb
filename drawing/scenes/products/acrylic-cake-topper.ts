import { GROUNDS } from '../grounds.ts';
import { arranged } from './arranged.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const PICK = 60;

const SHOWN = 30;

/** Overlap (mm) of the picks with the name, and of the name's top with the greeting's tails. */
const JOINED = 8;

interface Topper {
  name: string;
  acrylic: string;
  /** where the picks join the name */
  picks: [number, number];
  /** the name's height in mm */
  high: number;
}

const pickPath = `M-1.9 ${-PICK / 2}H1.9V${PICK / 2 - 8}L0 ${PICK / 2}L-1.9 ${PICK / 2 - 8}Z`;

const GREETING = { kind: 'name-word', text: 'Happy Birthday', font: 'script', h: 24 } as const;

const GOLD = 'acrylic-gold-mirror';

/** A standing topper, the name's lowest point `z` mm above the table. */
function standing({ name, acrylic, picks, high }: Topper, z: number): SceneObject[] {
  const upright = { thickness: 3, pose: 'stand' } as const;
  return [
    ...picks.map((x): SceneObject => ({
      shape: { kind: 'path', path: pickPath },
      material: acrylic,
      ...upright,
      at: [x, 0, z + JOINED - PICK],
      prop: true,
    })),
    {
      shape: { kind: 'name-word', text: name, font: 'script', h: 63 },
      material: acrylic,
      ...upright,
      at: [0, 0, z],
    },
    { shape: GREETING, material: GOLD, ...upright, at: [0, 0.6, z + high - JOINED] },
  ];
}

/** The same lying on the table, its picks towards the viewer. */
function lying({ name, acrylic, picks, high }: Topper): SceneObject[] {
  return [
    { shape: { kind: 'name-word', text: name, font: 'script', h: 63 }, material: acrylic, thickness: 3 },
    { shape: GREETING, material: GOLD, thickness: 3.4, at: [0, -high / 2 - 17 + JOINED] },
    ...picks.map((x): SceneObject => ({
      shape: { kind: 'path', path: pickPath },
      material: acrylic,
      thickness: 3,
      at: [x, high / 2 - JOINED + PICK / 2],
    })),
  ];
}

interface Cake {
  icing: string;
  band: string;
}

const CAKE_HIGH = 74;

const BASE = 4;

/** A round cake with a ribbon, on a plate. */
function cake({ icing, band }: Cake): SceneObject[] {
  return [
    { shape: { kind: 'plate', d: 226, h: 9 }, material: 'ceramic' },
    {
      shape: { kind: 'stubby-holder', d: 174, h: CAKE_HIGH },
      material: icing,
      second: icing,
      at: [0, 0, BASE],
    },
    {
      shape: { kind: 'disc', d: 166 },
      material: icing,
      thickness: 5,
      at: [0, 0, BASE + CAKE_HIGH - 4.6],
      prop: true,
    },
    { shape: { kind: 'stubby-holder', d: 175, h: 16 }, material: band, at: [0, 0, BASE], prop: true },
  ];
}

/** A mirror reflects the window when turned towards it. */
const TURN = 33;

const onCake = (topper: Topper, look: Cake): SceneObject[] => [
  ...cake(look),
  ...arranged(standing(topper, BASE + CAKE_HIGH + SHOWN), { turn: TURN }),
];

const ava: Topper = { name: 'Ava', acrylic: 'acrylic-forest', picks: [-26, 28], high: 54 };

const forest: Scene = {
  setting: GROUNDS.acrylic,
  tilt: 74,
  light: 'window',
  zoom: 0.96,
  objects: onCake(ava, { icing: 'wax-#f7efe4', band: 'satin-cream' }),
};

/** Photos of acrylic-cake-topper, the main one first. */
export const acrylicCakeTopper: NamedScene[] = [
  { name: '1', scene: forest },
  {
    name: 'black',
    scene: {
      ...forest,
      setting: GROUNDS.acrylic,
      objects: onCake(
        { name: 'Jack', acrylic: 'acrylic-black', picks: [-26, 32], high: 66 },
        { icing: 'wax-white', band: 'satin-black' },
      ),
    },
  },
  {
    name: 'pink',
    scene: {
      ...forest,
      setting: GROUNDS.acrylic,
      objects: onCake(
        { name: 'Isla', acrylic: 'acrylic-pink', picks: [-22, 28], high: 62 },
        { icing: 'wax-#fbf6ee', band: 'satin-pink' },
      ),
    },
  },
  {
    name: 'rose',
    scene: {
      ...forest,
      setting: GROUNDS.acrylic,
      objects: onCake(
        { name: 'Mila', acrylic: 'acrylic-rose-mirror', picks: [-28, 26], high: 61 },
        { icing: 'wax-#5a3322', band: 'satin-blush' },
      ),
    },
  },
  {
    name: 'flat',
    scene: {
      setting: 'paper-clay',
      view: 'tilted',
      light: 'studio',
      objects: arranged(lying(ava), { turn: -8 }),
      props: [{ kind: 'confetti', at: [0, 40], scale: 1.1 }],
    },
  },
];
