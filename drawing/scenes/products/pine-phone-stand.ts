import { GROUNDS } from '../grounds.ts';
import { arranged } from './arranged.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const THICK = 9;

const LEAN = 25;

/** The leaning half: a rest for the phone, with a slot for the ledge. */
const REST = { kind: 'rounded-rect', w: 80, h: 104, r: 9 } as const;

const SLOT: Art = { path: 'M-23.4 -3.2H23.4V6.2H-23.4Z', size: 1 };

/** The other half: a tongue reaching back to the table, and a ledge with a gap for the cable. */
const LEDGE =
  'M-23 -66.8H23V40.8H34Q40 40.8 40 46.8V60.8Q40 66.8 34 66.8H9V54Q9 50 5 50H-5Q-9 50 -9 54V66.8H-34' +
  'Q-40 66.8 -40 60.8V46.8Q-40 40.8 -34 40.8H-23Z';

interface Stand {
  wood: string;
  name: string;
  font: Art['font'];
  size: number;
}

const nameOn = ({ name, font, size }: Stand): Art => ({
  text: name,
  font: font ?? 'script',
  size,
  fit: 66,
  at: [0, -28],
});

/** Both halves, pushed together. */
function assembled(stand: Stand): SceneObject[] {
  return [
    {
      shape: REST,
      material: stand.wood,
      thickness: THICK,
      pose: 'lean',
      lean: LEAN,
      at: [0, 0],
      grain: 90,
      tone: -0.16,
      cutouts: [SLOT],
      engraving: [nameOn(stand)],
    },
    {
      shape: { kind: 'path', path: LEDGE },
      material: stand.wood,
      thickness: THICK,
      pose: 'lean',
      lean: 90 + LEAN,
      at: [0, -26.27, 56.5],
      grain: 0,
    },
  ];
}

const phone: SceneObject[] = [
  {
    shape: { kind: 'rounded-rect', w: 72, h: 148, r: 10 },
    material: 'plastic-charcoal',
    thickness: 8,
    pose: 'lean',
    lean: LEAN,
    at: [0, -24.2, 53.8],
  },
  {
    shape: { kind: 'rounded-rect', w: 67, h: 143, r: 8 },
    material: 'acrylic-#22313d',
    thickness: 0.5,
    pose: 'lean',
    lean: LEAN,
    at: [0, -17, 59.5],
    engraving: [
      { text: '7:05', font: 'display', size: 24, at: [0, -34], finish: 'print', colour: '#f3ece2' },
      { text: 'Saturday', font: 'sans', size: 6.5, at: [0, -17], finish: 'print', colour: '#d9cbb8' },
      { motif: 'sunrise', size: 40, at: [0, 26], finish: 'print', colour: '#e5a06a' },
    ],
  },
];

const pine: Stand = { wood: 'pine', name: 'Sam', font: 'script', size: 32 };

const walnut: Stand = { wood: 'walnut', name: 'Tilly', font: 'hand', size: 34 };

const main: Scene = {
  setting: GROUNDS.wood,
  tilt: 60,
  light: 'window',
  zoom: 0.86,
  objects: arranged(assembled(pine), { turn: 28 }),
  props: [{ kind: 'offcuts', at: [-92, 44], scale: 0.7 }],
};

/** Photos of pine-phone-stand, the main one first. */
export const pinePhoneStand: NamedScene[] = [
  { name: 'pine', scene: main },
  {
    name: 'walnut',
    scene: {
      ...main,
      setting: GROUNDS.wood,
      light: 'morning',
      objects: arranged(assembled(walnut), { turn: -30 }),
      props: [],
    },
  },
  {
    name: 'detail',
    scene: {
      ...main,
      zoom: 2,
      look: [10, 6],
      tilt: 50,
      objects: arranged(assembled(pine), { turn: 36 }),
      props: [],
    },
  },
  {
    name: 'setting',
    scene: {
      setting: 'oak-table',
      tilt: 66,
      light: 'window',
      look: [14, 0],
      objects: arranged([...assembled(pine), ...phone], { turn: -20 }),
      props: [{ kind: 'book', at: [-150, -70], turn: 18, scale: 0.8, colour: '#2f4a52' }],
    },
  },
  {
    name: 'flat',
    scene: {
      setting: 'paper-sage',
      view: 'tilted',
      light: 'morning',
      objects: [
        {
          shape: REST,
          material: 'pine',
          thickness: THICK,
          at: [-58, 6],
          turn: -8,
          grain: 90,
          cutouts: [SLOT],
          engraving: [nameOn(pine)],
        },
        {
          shape: { kind: 'path', path: LEDGE },
          material: 'pine',
          thickness: THICK,
          at: [52, 0],
          turn: 6,
          grain: 90,
        },
      ],
    },
  },
];
