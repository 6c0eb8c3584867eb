import type { Scene, SceneObject } from '../../engine/scene.ts';
import { GROUNDS } from '../grounds.ts';
import type { NamedScene } from './named-scene.ts';

const OFF_WALL = 12;

/** Font size for digits 130 mm tall: an em is taller than its digits. */
const EM = 184;

interface Sign {
  plate: 'black-steel' | 'brushed-steel';
  number: string;
  street: string;
}

/**
 * A plate a finger's width off the wall with brass digits on it; frame and street name are cut through its
 * coating.
 */
const sign = ({ plate, number, street }: Sign): SceneObject[] => [
  {
    shape: { kind: 'rounded-rect', w: 320, h: 200, r: 6 },
    material: plate,
    thickness: 4,
    at: [0, 0, OFF_WALL],
    engraving: [
      { border: 'frame', size: 268, height: 178, stroke: 1.5 },
      { text: street, font: 'sans-bold', size: 18, track: 0.18, fit: 244, at: [0, 71] },
    ],
    extras: [{ kind: 'screws', size: 11 }],
  },
  {
    shape: { kind: 'name-word', text: number, font: 'display-bold', h: EM },
    material: 'brass',
    thickness: 5,
    at: [0, -19, OFF_WALL + 4],
    prop: true,
  },
];

const black: Scene = {
  setting: GROUNDS.walls,
  tilt: 14,
  light: 'morning',
  objects: sign({ plate: 'black-steel', number: '27', street: 'HARBOUR TERRACE' }),
};

/** Photos of house-number-sign, the main one first. */
export const houseNumberSign: NamedScene[] = [
  { name: '1', scene: black },
  {
    name: 'steel',
    scene: {
      ...black,
      setting: 'brick',
      light: 'window',
      objects: sign({ plate: 'brushed-steel', number: '8', street: 'GOONDOON STREET' }),
    },
  },
  { name: 'detail', scene: { ...black, zoom: 1.8, look: [-34, 6], tilt: 46, spin: -16 } },
  {
    name: 'setting',
    scene: {
      ...black,
      setting: 'stone',
      light: 'dappled',
      objects: sign({ plate: 'black-steel', number: '112', street: 'WATTLE GROVE' }),
      props: [{ kind: 'wattle', at: [-330, 150], turn: -14, scale: 1.4 }],
    },
  },
];
