import { GROUNDS } from '../grounds.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Cooler {
  stone: 'marble' | 'marble-black';
  name: string;
  bottle: string;
}

/** The engraving is filled with colour by hand. */
const filled = { finish: 'paint', colour: '#57514c' } as const;

const bare = { finish: 'paint', colour: '#e9e4da' } as const;

/** A cylinder of stone with a bottle in it. */
const cooler = ({ stone, name, bottle }: Cooler): SceneObject[] => [
  {
    shape: { kind: 'stubby-holder', d: 126, h: 172 },
    material: stone,
    second: stone,
    engraving: [
      { motif: 'wine', size: 34, at: [0, -44], ...(stone === 'marble' ? filled : bare) },
      { text: name, font: 'hand', size: 40, fit: 92, at: [0, 2], ...(stone === 'marble' ? filled : bare) },
      {
        text: 'EST. 2012',
        font: 'sans-bold',
        size: 9,
        track: 0.2,
        at: [0, 36],
        ...(stone === 'marble' ? filled : bare),
      },
    ],
  },
  {
    shape: { kind: 'bottle', d: 78, h: 232 },
    material: bottle,
    second: 'plastic-#6b1d2a',
    at: [4, 0, 46],
  },
];

const whiteCooler: Scene = {
  setting: GROUNDS.marble,
  view: 'low',
  light: 'window',
  zoom: 1.08,
  objects: cooler({ stone: 'marble', name: 'Okafor', bottle: 'plastic-#1d3323' }),
};

/** Photos of marble-wine-cooler, the main one first. */
export const marbleWineCooler: NamedScene[] = [
  { name: 'white', scene: whiteCooler },
  {
    name: 'black',
    scene: {
      ...whiteCooler,
      setting: GROUNDS.marble,
      light: 'morning',
      objects: cooler({ stone: 'marble-black', name: 'Marlow', bottle: 'plastic-#8f9a55' }),
    },
  },
  { name: 'detail', scene: { ...whiteCooler, zoom: 2, look: [0, -30], tilt: 62, spin: -10 } },
];
