import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const bar = (
  metal: string,
  lines: [string, string],
  place: { at: [number, number]; turn: number },
): SceneObject => ({
  shape: { kind: 'rounded-rect', w: 74, h: 23, r: 11 },
  material: metal,
  thickness: 2,
  ...place,
  engraving: lines.map((text, i): Art => ({
    text,
    font: 'sans-bold',
    size: 7.2,
    track: 0.05,
    at: [5, -3.8 + i * 9],
    fit: 50,
  })),
  extras: [
    { kind: 'hole', at: [-30, 0], size: 4.6 },
    { kind: 'key-ring', at: [-30, 0], turn: -78, size: 12 },
  ],
});

const HOME: [string, string] = ['23.8427° S', '151.2555° E'];

const AWAY: [string, string] = ['16.9203° S', '145.7710° E'];

const bars = (metal: string): SceneObject[] => [
  bar(metal, HOME, { at: [24, -24], turn: -8 }),
  bar(metal, AWAY, { at: [28, 26], turn: 7 }),
];

const steelBars: Scene = {
  setting: GROUNDS.metal,
  view: 'tilted',
  light: 'studio',
  objects: bars('brushed-steel'),
};

/** Photos of coordinates-key-ring, the main one first. */
export const coordinatesKeyRing: NamedScene[] = [
  { name: 'steel', scene: steelBars },
  {
    name: 'brass',
    scene: { ...steelBars, setting: GROUNDS.metal, light: 'window', objects: bars('brass') },
  },
  { name: 'detail', scene: { ...steelBars, ...closeUp(10, -14, 1.9), setting: 'denim' } },
];
