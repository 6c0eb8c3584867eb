import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import { GROUNDS } from '../grounds.ts';
import { arranged } from './arranged.ts';
import type { NamedScene } from './named-scene.ts';

const WALL = 126;

const HIGH = 220;

const EAVES = HIGH + 10;

const ROOF_RISE = 36;

const ROOF_RUN = 39;

const RIDGE = EAVES + ROOF_RISE;

const ROOF_LEAN = (Math.atan2(ROOF_RUN, ROOF_RISE) * 180) / Math.PI;

const SLOPE = Math.hypot(ROOF_RUN, ROOF_RISE);

/** A square lantern, 300 mm to the top of its ring: four windows, a hipped roof, text on the front glass. */
// oxlint-disable-next-line max-lines-per-function -- a drawing's data
function lantern(metal: string, words: Art[], wax: string): SceneObject[] {
  const window: Art = { path: 'M-49 -98H49V98H-49Z', size: 1 };
  const glass = {
    shape: { kind: 'rect', w: 100, h: 200 },
    material: 'glass',
    thickness: 1.2,
    pose: 'stand',
  } as const;
  return [
    { shape: { kind: 'lantern', w: WALL, h: HIGH }, material: metal, second: wax, cutouts: [window] },
    { ...glass, at: [0, 57, 15], engraving: words, prop: true },
    { ...glass, at: [57, 0, 15], turn: 90, prop: true },
    { ...glass, at: [-57, 0, 15], turn: 270, prop: true },
    ...[0, 90, 180, 270].map((turn): SceneObject => {
      const angle = (turn * Math.PI) / 180;
      const out = 30 + ROOF_RUN / 2;
      return {
        shape: { kind: 'path', path: `M-30 ${-SLOPE / 2}H30L69 ${SLOPE / 2}H-69Z` },
        material: metal,
        thickness: 2,
        pose: 'lean',
        lean: ROOF_LEAN,
        turn,
        at: [Math.sin(angle) * out, Math.cos(angle) * out, EAVES],
      };
    }),
    {
      shape: { kind: 'rounded-rect', w: 62, h: 62, r: 3 },
      material: metal,
      thickness: 6,
      at: [0, 0, RIDGE - 2],
    },
    { shape: { kind: 'disc', d: 34 }, material: metal, thickness: 10, at: [0, 0, RIDGE + 4] },
    {
      shape: {
        kind: 'path',
        path: 'M-22 0A22 22 0 1 1 22 0A22 22 0 1 1 -22 0Z M-18.4 0A18.4 18.4 0 1 0 18.4 0A18.4 18.4 0 1 0 -18.4 0Z',
      },
      material: metal,
      thickness: 4,
      pose: 'stand',
      at: [0, 2, RIDGE + 8],
    },
  ];
}

const words = (colour: string): Art[] => {
  const vinyl = { finish: 'print', colour } as const;
  return [
    { text: 'those we love', font: 'hand', size: 20, fit: 88, at: [0, -78], ...vinyl },
    { text: 'never', font: 'script', size: 32, at: [0, -50], ...vinyl },
    { text: 'go away', font: 'script', size: 28, fit: 88, at: [0, -19], ...vinyl },
  ];
};

const wedding = (colour: string): Art[] => {
  const vinyl = { finish: 'print', colour } as const;
  return [
    { text: 'Amelia', font: 'script', size: 25, fit: 82, at: [0, -78], ...vinyl },
    { text: '&', font: 'serif-bold', size: 17, at: [0, -53], ...vinyl },
    { text: 'Joshua', font: 'script', size: 25, fit: 82, at: [0, -29], ...vinyl },
  ];
};

const black: Scene = {
  setting: GROUNDS.lanterns,
  tilt: 72,
  zoom: 1.1,
  light: 'evening',
  objects: arranged(lantern('black-steel', words('#fbf8f3'), 'wax-cream'), { turn: 20 }),
};

const white: Scene = {
  setting: GROUNDS.lanterns,
  tilt: 74,
  zoom: 1.1,
  light: 'window',
  objects: arranged(lantern('coated-white', wedding('#1d1e20'), 'wax-cream'), { turn: -20 }),
};

/** Photos of memory-lantern, the main one first. */
export const memoryLantern: NamedScene[] = [
  { name: 'black', scene: black },
  { name: 'white', scene: white },
  { name: 'detail', scene: { ...black, zoom: 2.1, look: [0, -90], tilt: 76 } },
  {
    name: 'setting',
    scene: {
      ...white,
      setting: 'weatherboard',
      light: 'evening',
    },
  },
];
