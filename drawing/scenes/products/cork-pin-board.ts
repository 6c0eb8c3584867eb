import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Note {
  at: [number, number];
  turn: number;
  paper: string;
  words: Art[];
  pin: string;
  size?: [number, number];
}

const printed = (art: Art): Art => ({ ...art, finish: 'print', colour: art.colour ?? '#33281f' });

/** A note on the cork and its pin. */
const note = ({ at: [x, y], turn, paper, words, pin, size: [w, h] = [88, 82] }: Note): SceneObject[] => [
  {
    shape: { kind: 'rect', w, h },
    material: paper,
    thickness: 0.5,
    at: [x, y, 4],
    turn,
    engraving: words.map(printed),
  },
  { shape: { kind: 'disc', d: 11 }, material: `plastic-${pin}`, thickness: 7, at: [x, y - h / 2 + 9, 4.5] },
];

const pinBoard = (timber: string, title: string): SceneObject[] => [
  {
    shape: { kind: 'frame', w: 420, h: 320 },
    material: timber,
    second: 'cork',
    engraving: [{ text: title, font: 'script', size: 40, fit: 270, at: [0, -82] }],
  },
  ...note({
    at: [-100, 12],
    turn: -5,
    paper: 'paper-#f6e7a8',
    pin: 'red',
    words: [
      { text: 'Swimming', font: 'hand', size: 20, at: [0, -4] },
      { text: 'Tuesday 4 pm', font: 'hand', size: 15, at: [0, 20] },
    ],
  }),
  ...note({
    at: [8, 24],
    turn: 3,
    paper: 'paper-white',
    pin: 'blue',
    size: [92, 108],
    words: [
      { motif: 'turtle', size: 58, at: [0, -4], colour: '#2f7d4f' },
      { text: 'Lady Musgrave', font: 'hand', size: 15, at: [0, 40] },
    ],
  }),
  ...note({
    at: [112, 16],
    turn: -3,
    paper: 'paper-#cfe0d2',
    pin: 'yellow',
    words: [
      { text: 'Library', font: 'hand', size: 20, at: [0, -6] },
      { text: 'books due', font: 'hand', size: 18, at: [0, 18] },
    ],
  }),
];

const board: Scene = {
  setting: GROUNDS.walls,
  view: 'flat',
  light: 'window',
  objects: pinBoard('plywood', 'Isla’s Plans'),
};

/** Photos of cork-pin-board, the main one first. */
export const corkPinBoard: NamedScene[] = [
  { name: 'birch', scene: board },
  {
    name: 'walnut',
    scene: {
      ...board,
      setting: GROUNDS.walls,
      light: 'morning',
      objects: pinBoard('walnut', 'The Family Desk'),
    },
  },
  { name: 'detail', scene: { ...board, ...closeUp(30, 10, 2) } },
];
