import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import { arranged } from './arranged.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Dish {
  stone: 'marble' | 'marble-green' | 'marble-black';
  letter: string;
  foil?: boolean;
}

const ring = (d: number, at: [number, number, number], metal: string): SceneObject => ({
  shape: {
    kind: 'path',
    path: `M${-d / 2} 0A${d / 2} ${d / 2} 0 1 1 ${d / 2} 0A${d / 2} ${d / 2} 0 1 1 ${-d / 2} 0Z M${-d * 0.4} 0A${d * 0.4} ${d * 0.4} 0 1 0 ${d * 0.4} 0A${d * 0.4} ${d * 0.4} 0 1 0 ${-d * 0.4} 0Z`,
  },
  material: metal,
  thickness: 2.6,
  at,
});

/** A shallow dish: a base with the letter, and a raised rim round it. */
const dish = ({ stone, letter, foil = false }: Dish): SceneObject[] => [
  {
    shape: { kind: 'disc', d: 104 },
    material: stone,
    thickness: 6,
    engraving: [
      { text: letter, font: 'formal', size: 46, at: [0, -6], ...(foil ? { finish: 'foil' } : {}) },
      { border: 'ring', size: 84, stroke: 0.9, ...(foil ? { finish: 'foil' } : {}) },
    ],
  },
  {
    shape: {
      kind: 'path',
      path: 'M-60 0A60 60 0 1 1 60 0A60 60 0 1 1 -60 0Z M-49 0A49 49 0 1 0 49 0A49 49 0 1 0 -49 0Z',
    },
    material: stone,
    thickness: 11,
    at: [0, 0, 3],
  },
  ring(19, [24, 27, 6], 'gold'),
  ring(16, [-29, 23, 6], 'rose-gold'),
];

const whiteDish: Scene = {
  setting: GROUNDS.marble,
  view: 'three-quarter',
  light: 'window',
  objects: dish({ stone: 'marble', letter: 'A', foil: true }),
};

/** Photos of marble-ring-dish, the main one first. */
export const marbleRingDish: NamedScene[] = [
  { name: 'white', scene: whiteDish },
  {
    name: 'green',
    scene: {
      ...whiteDish,
      setting: GROUNDS.marble,
      light: 'morning',
      objects: arranged(dish({ stone: 'marble-green', letter: 'M', foil: true }), { turn: -6 }),
    },
  },
  {
    name: 'black',
    scene: {
      ...whiteDish,
      setting: GROUNDS.marble,
      objects: arranged(dish({ stone: 'marble-black', letter: 'R' }), { turn: 8 }),
    },
  },
  { name: 'detail', scene: { ...whiteDish, ...closeUp(6, 8, 2) } },
];
