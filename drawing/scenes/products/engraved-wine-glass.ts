import { GROUNDS } from '../grounds.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const STEM = { kind: 'wine-glass', d: 90, h: 220 } as const;

/** A stemless glass is the bowl of a stemmed one, with its foot below the table. */
const BOWL = { kind: 'wine-glass', d: 104, h: 206 } as const;

const SUNK = -92;

const stemmed = (x: number, y: number, words: Art[], turn: number = 0): SceneObject => ({
  shape: STEM,
  material: 'glass',
  at: [x, y],
  turn,
  engraving: words,
});

/** A glass with red wine up to the middle of its bowl. */
function filled(glass: SceneObject): SceneObject[] {
  const [x = 0, y = 0] = glass.at ?? [];
  const wine = 'plastic-#4a0d1d';
  return [
    glass,
    { shape: { kind: 'bowl', d: 80, h: 36 }, material: wine, at: [x, y, 100] },
    { shape: { kind: 'disc', d: 78 }, material: wine, thickness: 1, at: [x, y, 134.6] },
  ];
}

const stemless = (x: number, y: number, words: Art[], turn: number = 0): SceneObject => ({
  shape: BOWL,
  material: 'glass',
  at: [x, y, SUNK],
  turn,
  engraving: words,
});

const margot: Art[] = [
  { text: 'Margot', font: 'script', size: 30, fit: 70, at: [-6, 10] },
  { motif: 'gum-sprig', size: 24, at: [-7, 34], turn: 60 },
];

const auntie: Art[] = [
  { text: 'AUNTIE’S', font: 'sans-bold', size: 8, track: 0.16, at: [-6, -24] },
  { text: 'Sunday', font: 'script', size: 23, fit: 58, at: [-6, -5] },
  { text: 'MEDICINE', font: 'sans-bold', size: 8, track: 0.16, at: [-6, 14] },
];

const tall: Scene = {
  setting: GROUNDS.glass,
  view: 'front',
  light: 'rim',
  zoom: 1.1,
  objects: [stemmed(0, 0, margot)],
};

/** Photos of engraved-wine-glass, the main one first. */
export const engravedWineGlass: NamedScene[] = [
  { name: 'stemmed', scene: tall },
  {
    name: 'stemless',
    scene: {
      setting: GROUNDS.glass,
      view: 'low',
      light: 'rim',
      zoom: 1.3,
      look: [0, -104],
      objects: [stemless(0, 0, auntie)],
    },
  },
  { name: 'detail', scene: { ...tall, zoom: 2.2, look: [0, -130], tilt: 76 } },
  {
    name: 'setting',
    scene: {
      setting: 'linen',
      view: 'low',
      light: 'dappled',
      zoom: 1.04,
      objects: [
        ...filled(stemmed(-62, 14, margot, -6)),
        ...filled(stemmed(66, -18, [{ text: 'Hugo', font: 'script', size: 27, at: [0, 24] }], 6)),
      ],
    },
  },
];
