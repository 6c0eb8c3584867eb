import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import { arranged } from './arranged.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Journal {
  hide: string;
  words: Art[];
}

/** Two leather covers with the pages between them, a spine, and a band that keeps it shut. */
const journal = ({ hide, words }: Journal): SceneObject[] => [
  { shape: { kind: 'rounded-rect', w: 148, h: 210, r: 7 }, material: hide, thickness: 3 },
  {
    shape: { kind: 'rounded-rect', w: 140, h: 202, r: 2 },
    material: 'paper-cream',
    thickness: 17,
    at: [0, 0, 3],
  },
  { shape: { kind: 'rounded-rect', w: 7, h: 210, r: 3 }, material: hide, thickness: 22, at: [-72, 0, 0.5] },
  {
    shape: { kind: 'rounded-rect', w: 148, h: 210, r: 7 },
    material: hide,
    thickness: 3,
    at: [0, 0, 20],
    engraving: [
      ...words,
      { border: 'stitch', size: 138, height: 200, stroke: 0.9, finish: 'print', colour: '#f0dfbe' },
    ],
  },
  { shape: { kind: 'rect', w: 6, h: 213 }, material: 'rubber-black', thickness: 1.2, at: [54, 0, 23] },
];

const trips: Art[] = [
  { motif: 'compass', size: 56, at: [-10, -32] },
  { text: 'Priya Raman', font: 'hand', size: 27, fit: 96, at: [-10, 24] },
  { text: 'FIELD NOTES', font: 'sans-bold', size: 7.6, track: 0.24, at: [-10, 46] },
];

const poems: Art[] = [
  { text: 'Harvey', font: 'script', size: 34, fit: 96, at: [-10, -6] },
  { border: 'rule', size: 60, stroke: 1, at: [-10, 20] },
  { text: 'GOOD IDEAS ONLY', font: 'sans-bold', size: 8.4, track: 0.12, fit: 104, at: [-10, 35] },
];

const pen = (at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'pen' },
  material: 'plastic-charcoal',
  second: 'gold',
  at,
  turn,
  prop: true,
});

const tan: Scene = {
  setting: GROUNDS.leather,
  view: 'tilted',
  light: 'morning',
  objects: [...arranged(journal({ hide: 'leather-tan', words: trips }), { turn: -10 }), pen([122, 96], -66)],
};

/** Photos of leather-journal, the main one first. */
export const leatherJournal: NamedScene[] = [
  { name: 'tan', scene: tan },
  {
    name: 'chocolate',
    scene: {
      ...tan,
      setting: GROUNDS.leather,
      light: 'window',
      objects: [
        ...arranged(journal({ hide: 'leather-#7a4a2c', words: poems }), { turn: 8 }),
        pen([-118, 70], -100),
      ],
    },
  },
  { name: 'detail', scene: { ...tan, ...closeUp(-6, -10, 2) } },
];
