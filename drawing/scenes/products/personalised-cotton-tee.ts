import { GROUNDS } from '../grounds.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const inked = (colour: string): Pick<Art, 'finish' | 'colour'> => ({ finish: 'print', colour });

const tee = (cotton: string, words: Art[]): SceneObject => ({
  shape: { kind: 't-shirt', variant: 'hung' },
  material: cotton,
  engraving: words,
});

const bigSister = (colour: string): Art[] => [
  { text: 'officially a', font: 'hand', size: 40, at: [0, -112], ...inked(colour) },
  { text: 'BIG', font: 'display-bold', size: 88, at: [0, -58], ...inked(colour) },
  { text: 'SISTER', font: 'display-bold', size: 66, fit: 230, at: [0, 8], ...inked(colour) },
  { text: 'since Tuesday', font: 'hand', size: 36, at: [0, 62], ...inked(colour) },
];

const hens: Art[] = [
  { motif: 'rings', size: 96, at: [0, -100], ...inked('#e0b45c') },
  { text: 'Team Bride', font: 'script', size: 66, fit: 260, at: [0, -20], ...inked('#e0b45c') },
  {
    text: 'AGNES WATER 2026',
    font: 'sans-bold',
    size: 19,
    track: 0.22,
    fit: 236,
    at: [0, 42],
    ...inked('#f3ece2'),
  },
];

const darts: Art[] = [
  { text: 'THE FLYING', font: 'slab-bold', size: 34, track: 0.12, at: [0, -122], ...inked('#f3ece2') },
  { motif: 'kookaburra', size: 130, at: [0, -34], ...inked('#f3ece2') },
  { text: 'KOOKABURRAS', font: 'slab-bold', size: 36, fit: 250, at: [0, 56], ...inked('#f3ece2') },
  { text: 'TRIVIA TEAM', font: 'sans-bold', size: 18, track: 0.3, at: [0, 88], ...inked('#e58c53') },
];

const grandad: Art[] = [
  { text: 'If Pop', font: 'slab-bold', size: 54, at: [0, -110], ...inked('#2b3a2a') },
  { text: 'can’t fix it', font: 'slab-bold', size: 44, fit: 250, at: [0, -56], ...inked('#2b3a2a') },
  { motif: 'tools', size: 78, at: [0, 14], ...inked('#8a3b12') },
  { text: 'NO ONE CAN', font: 'sans-bold', size: 24, track: 0.18, at: [0, 82], ...inked('#2b3a2a') },
];

const white: Scene = {
  setting: GROUNDS.cloth,
  view: 'flat',
  light: 'window',
  zoom: 1.12,
  objects: [tee('fabric-white', bigSister('#14757c'))],
};

/** Photos of personalised-cotton-tee, the main one first. */
export const personalisedCottonTee: NamedScene[] = [
  { name: 'white', scene: white },
  {
    name: 'black',
    scene: {
      ...white,
      setting: GROUNDS.cloth,
      light: 'morning',
      objects: [tee('fabric-#26272a', hens)],
    },
  },
  {
    name: 'sage',
    scene: {
      ...white,
      setting: GROUNDS.cloth,
      light: 'morning',
      objects: [tee('fabric-sage', grandad)],
    },
  },
  { name: 'navy', scene: { ...white, setting: GROUNDS.cloth, objects: [tee('fabric-navy', darts)] } },
  { name: 'detail', scene: { ...white, zoom: 2.4, look: [-10, -40], tilt: 38, spin: -12 } },
];
