import { GROUNDS } from '../grounds.ts';
import type { FontName, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface KeyRing {
  name: string;
  font: FontName;
  vinyl: string;
  tassel: string;
  at?: [number, number];
  turn?: number;
  gold?: boolean;
}

/** Two clear discs with the name sealed between them, a ring, and a matching tassel. */
function keyRing({ name, font, vinyl, tassel, at = [0, 0], turn = 0, gold = false }: KeyRing): SceneObject[] {
  const art = { finish: gold ? 'foil' : 'print', colour: vinyl } as const;
  return [
    {
      shape: { kind: 'disc', d: 55 },
      material: 'acrylic-clear',
      thickness: 4,
      at,
      turn,
      engraving: [
        { text: name, font, size: 19, fit: 45, at: [0, 4], ...art },
        { motif: 'heart', size: 6, at: [0, 18], ...art },
      ],
      extras: [
        { kind: 'hole', at: [0, -22], size: 5 },
        { kind: 'key-ring', at: [0, -22], turn: -14, material: gold ? 'gold' : 'chrome' },
        { kind: 'tassel', at: [1, -24], turn: 52, size: 52, colour: tassel },
      ],
    },
  ];
}

const white: Scene = {
  setting: GROUNDS.clearAcrylic,
  view: 'tilted',
  light: 'window',
  objects: keyRing({ name: 'Frankie', font: 'script', vinyl: '#f7f5f0', tassel: '#f3f0e8', turn: -6 }),
};

/** Photos of name-key-ring, the main one first. */
export const nameKeyRing: NamedScene[] = [
  { name: 'clear-white', scene: white },
  {
    name: 'clear-gold',
    scene: {
      ...white,
      setting: GROUNDS.clearAcrylic,
      objects: keyRing({
        name: 'Miss Lee',
        font: 'hand',
        vinyl: '#e3b85a',
        tassel: '#c99a3b',
        turn: 8,
        gold: true,
      }),
    },
  },
  {
    name: 'clear-black',
    scene: {
      ...white,
      setting: 'paper-clay',
      light: 'morning',
      objects: keyRing({ name: 'Theo', font: 'slab-bold', vinyl: '#1b1c1e', tassel: '#232427', turn: -10 }),
    },
  },
  { name: 'detail', scene: { ...white, zoom: 2, look: [0, 18], tilt: 44, spin: -14 } },
  {
    name: 'setting',
    scene: {
      setting: 'denim',
      view: 'tilted',
      light: 'window',
      zoom: 1.14,
      objects: [
        ...keyRing({
          name: 'Noor',
          font: 'script',
          vinyl: '#f7f5f0',
          tassel: '#f3f0e8',
          at: [-62, 24],
          turn: -10,
        }),
        ...keyRing({
          name: 'Billie',
          font: 'script',
          vinyl: '#f7f5f0',
          tassel: '#f3f0e8',
          at: [6, 36],
          turn: 2,
        }),
        ...keyRing({
          name: 'Jun',
          font: 'script',
          vinyl: '#f7f5f0',
          tassel: '#f3f0e8',
          at: [74, 26],
          turn: 10,
        }),
      ],
    },
  },
];
