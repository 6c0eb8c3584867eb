import type { FontName, Scene, SceneObject } from '../../scene.ts';
import { arranged } from './arranged.ts';
import type { NamedScene } from './named-scene.ts';

const PICK = 90;
const INTO_CAKE = 62;

interface Topper {
  acrylic: string;
  word: string;
  font: FontName;
  /** em of the lettering in mm, and where its picks join it */
  size: number;
  picks: [number, number];
  /** from the top of a pick to the lowest point of the word */
  overlap: number;
}

const PARTS = { thickness: 3 } as const;

/** A word on two picks, standing: the word's lowest point `z` mm above the table. */
function standing({ acrylic, word, font, size, picks, overlap }: Topper, z: number): SceneObject[] {
  return [
    ...picks.map(
      (x): SceneObject => ({
        shape: { kind: 'path', path: `M-1.9 ${-PICK / 2}H1.9V${PICK / 2 - 8}L0 ${PICK / 2}L-1.9 ${PICK / 2 - 8}Z` },
        material: acrylic,
        ...PARTS,
        pose: 'stand',
        at: [x, 0, z + overlap - PICK],
        prop: true,
      }),
    ),
    {
      shape: { kind: 'name-word', text: word, font, h: size },
      material: acrylic,
      ...PARTS,
      pose: 'stand',
      at: [0, 0, z],
    },
  ];
}

/** The same lying on the table, its picks towards the viewer; `drop` from the word's middle to the top of its picks. */
function lying({ acrylic, word, font, size, picks }: Topper, drop: number): SceneObject[] {
  return [
    { shape: { kind: 'name-word', text: word, font, h: size }, material: acrylic, ...PARTS },
    ...picks.map(
      (x): SceneObject => ({
        shape: { kind: 'path', path: `M-1.9 ${-PICK / 2}H1.9V${PICK / 2 - 8}L0 ${PICK / 2}L-1.9 ${PICK / 2 - 8}Z` },
        material: acrylic,
        ...PARTS,
        at: [x, drop + PICK / 2],
      }),
    ),
  ];
}

interface Cake {
  icing: string;
  band: string;
  stand?: string;
}

const CAKE_HIGH = 74;
const STAND_HIGH = 9;
const BASE = 4;

/** A round cake with a ribbon, on a plate. */
function cake({ icing, band, stand = 'ceramic' }: Cake): SceneObject[] {
  return [
    { shape: { kind: 'plate', d: 216, h: STAND_HIGH }, material: stand, at: [0, 0] },
    { shape: { kind: 'stubby-holder', d: 164, h: CAKE_HIGH }, material: icing, second: icing, at: [0, 0, BASE] },
    { shape: { kind: 'disc', d: 156 }, material: icing, thickness: 5, at: [0, 0, BASE + CAKE_HIGH - 4.6], prop: true },
    { shape: { kind: 'stubby-holder', d: 165, h: 16 }, material: band, at: [0, 0, BASE], prop: true },
  ];
}

const CAKE_TOP = BASE + CAKE_HIGH;

const ava: Topper = { acrylic: 'acrylic-gold-mirror', word: 'Ava', font: 'script', size: 78, picks: [-30, 28], overlap: 8 };
const ruby: Topper = { ...ava, acrylic: 'acrylic-rose-mirror', word: 'Mila', size: 70 };
const jack: Topper = { ...ava, acrylic: 'acrylic-black', word: 'Jack', size: 66 };
const ella: Topper = { ...ava, acrylic: 'acrylic-clear', word: 'Ella', size: 70 };

const onCake = (topper: Topper, look: Cake): SceneObject[] => [
  ...cake(look),
  ...arranged(standing(topper, CAKE_TOP + PICK - INTO_CAKE), { turn: 33 }),
];

const gold: Scene = {
  setting: 'paper-sage',
  tilt: 74,
  light: 'window',
  objects: onCake(ava, { icing: 'wax-#f7efe4', band: 'satin-cream' }),
  props: [{ kind: 'gum-sprig', at: [-190, 60], turn: -10, scale: 0.9 }],
};

export const ACRYLIC_PHOTOS: Record<string, NamedScene[]> = {
  'acrylic-cake-topper': [
    { name: 'gold', scene: gold },
    { name: 'rose-gold', scene: { ...gold, setting: 'marble-top', objects: onCake(ruby, { icing: 'wax-#f1d5cf', band: 'satin-blush' }), props: [] } },
    { name: 'black', scene: { ...gold, setting: 'paper-sky', objects: onCake(jack, { icing: 'wax-white', band: 'satin-black' }), props: [] } },
    { name: 'clear', scene: { ...gold, setting: 'paper-ink', objects: onCake(ella, { icing: 'wax-#5a3322', band: 'satin-oatmeal' }), props: [] } },
    {
      name: 'flat',
      scene: {
        setting: 'paper-clay',
        view: 'tilted',
        light: 'studio',
        objects: [...arranged(lying(ava, 20), { at: [-10, 0], turn: -8 })],
        props: [{ kind: 'confetti', at: [0, 30], scale: 1.1 }],
      },
    },
  ],
};
