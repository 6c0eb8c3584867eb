import { GROUNDS } from '../grounds.ts';
import { arranged } from './arranged.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

/** A 40 by 24 mm bone. */
const BONE =
  'M-12 -6.4C-12.6 -10.4 -15.4 -12 -17.6 -11C-20.6 -9.6 -20.6 -5.4 -18 -3.2C-19.4 -1.4 -19.4 1.4 -18 3.2C-20.6 5.4 -20.6 9.6 -17.6 11C-15.4 12 -12.6 10.4 -12 6.4' +
  'H12C12.6 10.4 15.4 12 17.6 11C20.6 9.6 20.6 5.4 18 3.2C19.4 1.4 19.4 -1.4 18 -3.2C20.6 -5.4 20.6 -9.6 17.6 -11C15.4 -12 12.6 -10.4 12 -6.4Z';

const RING = 'M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0Z M-4.6 0A4.6 4.6 0 1 0 4.6 0A4.6 4.6 0 1 0 -4.6 0Z';

const LIFT = 0.9;

const TILT = 79;

/** A split ring through a hole at `y`: it lies on the table on one side of the tag and rises on the other. */
function splitRing(y: number): SceneObject[] {
  return [0, 1].map((turn): SceneObject => ({
    shape: { kind: 'path', path: RING },
    material: 'chrome',
    thickness: 0.75,
    pose: 'lean',
    lean: TILT,
    turn: 90,
    at: [0, y - 4.9, turn * 0.8],
  }));
}

interface Tag {
  metal: string;
  thick: number;
  words: Art[];
}

const disc = ({ metal, thick, words }: Tag): SceneObject[] => [
  {
    shape: { kind: 'disc', d: 32 },
    material: metal,
    thickness: thick,
    at: [0, 0, LIFT],
    extras: [{ kind: 'hole', at: [0, -12.4], size: 3.4 }],
    engraving: words,
  },
  ...splitRing(-12.4),
];

const bone = ({ metal, thick, words }: Tag): SceneObject[] => [
  {
    shape: { kind: 'path', path: `${BONE}M-4 -6.4C-4 -10.6 4 -10.6 4 -6.4Z` },
    material: metal,
    thickness: thick,
    at: [0, 0, LIFT],
    extras: [{ kind: 'hole', at: [0, -6.6], size: 3 }],
    engraving: words,
  },
  ...splitRing(-6.6),
];

const STEEL = 'brushed-steel';

const bella: Art[] = [
  { text: 'Bella', font: 'script', size: 10.5, fit: 24, at: [0, 1] },
  { motif: 'paw', size: 6.4, at: [0, 10] },
];

const bellaBack: Art[] = [
  { text: 'RING MY MUM', font: 'sans-bold', size: 2.9, track: 0.1, at: [0, -3.6] },
  { text: '0491 570 156', font: 'sans-bold', size: 4.2, fit: 26, at: [0, 2] },
  { text: 'GLADSTONE', font: 'sans-bold', size: 2.5, track: 0.2, at: [0, 7.4] },
];

const rex: Art[] = [{ text: 'Rex', font: 'slab-bold', size: 12, fit: 25, at: [0, 0.8] }];

const rexBack: Art[] = [{ text: '0491 570 157', font: 'sans-bold', size: 4.6, fit: 30, at: [0, 0.8] }];

const mango: Art[] = [
  { text: 'Mango', font: 'round', size: 8, fit: 25, at: [0, 1] },
  { motif: 'cat', size: 8, at: [0, 9.6] },
];

const steel: Scene = {
  setting: GROUNDS.metal,
  view: 'tilted',
  light: 'studio',
  objects: [
    ...arranged(disc({ metal: STEEL, thick: 1.5, words: bella }), { at: [-20, 2], turn: -10 }),
    ...arranged(bone({ metal: STEEL, thick: 1.5, words: rex }), { at: [23, 4], turn: 9 }),
  ],
};

/** Photos of engraved-pet-tag, the main one first. */
export const engravedPetTag: NamedScene[] = [
  { name: 'steel', scene: steel },
  {
    name: 'brass',
    scene: {
      ...steel,
      setting: GROUNDS.metal,
      objects: [
        ...arranged(bone({ metal: 'brass', thick: 1.5, words: rex }), { at: [-22, 2], turn: -12 }),
        ...arranged(disc({ metal: 'brass', thick: 1.5, words: bella }), { at: [22, 4], turn: 10 }),
      ],
    },
  },
  {
    name: 'blue',
    scene: {
      ...steel,
      setting: GROUNDS.metal,
      light: 'window',
      objects: arranged(disc({ metal: 'anodised-blue', thick: 1, words: mango }), { turn: -8 }),
    },
  },
  {
    name: 'back',
    scene: {
      ...steel,
      setting: 'dark-timber',
      view: 'three-quarter',
      objects: [
        ...arranged(disc({ metal: STEEL, thick: 1.5, words: bellaBack }), { at: [-20, 0], turn: 8 }),
        ...arranged(bone({ metal: 'brass', thick: 1.5, words: rexBack }), { at: [22, 6], turn: -10 }),
      ],
    },
  },
  {
    name: 'setting',
    scene: {
      setting: 'oak-table',
      view: 'tilted',
      light: 'morning',
      zoom: 0.56,
      look: [0, -8],
      objects: [
        ...arranged(bone({ metal: 'brass', thick: 1.5, words: rex }), { at: [2, 14], turn: 6 }),
        {
          shape: { kind: 'rounded-rect', w: 330, h: 20, r: 4 },
          material: 'leather-tan',
          thickness: 3.4,
          at: [40, -24],
          turn: -4,
          prop: true,
          engraving: [
            { border: 'stitch', size: 322, height: 14, stroke: 0.5, finish: 'print', colour: '#f1e3c4' },
          ],
        },
        {
          shape: {
            kind: 'path',
            path: 'M-13 -14H13Q16 -14 16 -11V11Q16 14 13 14H-13Q-16 14 -16 11V-11Q-16 -14 -13 -14Z M-11 -10V10H11V-10Z',
          },
          material: 'brass',
          thickness: 3,
          at: [-30, -19.4, 3],
          turn: -4,
          prop: true,
        },
        {
          shape: { kind: 'rounded-rect', w: 28, h: 2.6, r: 1.3 },
          material: 'brass',
          thickness: 2,
          at: [-28, -19.6, 4],
          turn: -4,
          prop: true,
        },
      ],
    },
  },
];
