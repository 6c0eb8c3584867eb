import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const ONION = 'M0 -58C7 -40 46 -26 46 10C46 34 20 44 0 66C-20 44 -46 34 -46 10C-46 -26 -7 -40 0 -58Z';

interface Bauble {
  acrylic: string;
  name: string;
  at?: [number, number];
  turn?: number;
}

/** A bauble tapering to a point, with a name, the year and a ring of stars. */
const bauble = ({ acrylic, name, at = [0, 0], turn = 0 }: Bauble): SceneObject => ({
  shape: { kind: 'path', path: ONION },
  material: acrylic,
  thickness: 3,
  at,
  turn,
  cutouts: [{ motif: 'snowflake', size: 21, at: [0, -24] }],
  engraving: [
    { text: name, font: 'script', size: 25, fit: 72, at: [0, 8] },
    { text: '2026', font: 'serif-bold', size: 11, track: 0.16, at: [0, 31] },
    { motif: 'star', size: 6, at: [0, 46] },
  ],
  extras: [
    { kind: 'hole', at: [0, -46], size: 4.4 },
    { kind: 'ribbon', at: [0, -46], size: 48, turn: 8, colour: 'cream' },
  ],
});

const gold: Scene = {
  setting: GROUNDS.clearAcrylic,
  view: 'tilted',
  light: 'window',
  objects: [bauble({ acrylic: 'acrylic-gold-mirror', name: 'Freya', turn: -8 })],
  props: [{ kind: 'berries', at: [84, 58], scale: 0.9 }],
};

/** Photos of acrylic-bauble, the main one first. */
export const acrylicBauble: NamedScene[] = [
  { name: 'gold', scene: gold },
  {
    name: 'crimson',
    scene: {
      ...gold,
      setting: GROUNDS.clearAcrylic,
      objects: [bauble({ acrylic: 'acrylic-crimson', name: 'Banjo', turn: 7 })],
    },
  },
  {
    name: 'forest',
    scene: {
      ...gold,
      setting: GROUNDS.clearAcrylic,
      light: 'morning',
      objects: [bauble({ acrylic: 'acrylic-forest', name: 'Nonna', turn: -6 })],
    },
  },
  { name: 'detail', scene: { ...gold, ...closeUp(0, 0, 1.9), light: 'morning' } },
];
