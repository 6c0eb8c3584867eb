import { closeUp } from '../photos.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import { arranged } from './arranged.ts';
import type { NamedScene } from './named-scene.ts';

const chalk = (art: Art): Art => ({ ...art, finish: 'paint', colour: '#f4f1e8' });

/** A painted board in a rim of birch. */
const firstDay = (paint: string, level: string, child: string, motif: string, turn: number): SceneObject[] =>
  arranged(
    [
      { shape: { kind: 'rounded-rect', w: 330, h: 250, r: 14 }, material: 'plywood', thickness: 5 },
      {
        shape: { kind: 'rounded-rect', w: 306, h: 226, r: 8 },
        material: paint,
        thickness: 3,
        at: [0, 0, 5],
        engraving: [
          chalk({ text: 'MY FIRST DAY OF', font: 'sans-bold', size: 17, track: 0.14, at: [0, -80] }),
          chalk({ text: level, font: 'script', size: 78, fit: 170, at: [-34, -14] }),
          chalk({ motif, size: 70, at: [106, -12] }),
          chalk({ text: child, font: 'round', size: 27, fit: 250, at: [0, 52] }),
          chalk({ text: '27 JANUARY 2027', font: 'sans-bold', size: 13, track: 0.16, at: [0, 86] }),
        ],
      },
    ],
    { turn },
  );

const prep: Scene = {
  setting: 'paper-clay',
  view: 'tilted',
  light: 'window',
  objects: firstDay('painted-#2f3d39', 'Prep', 'Nina, aged 5', 'apple', -4),
};

const tin = (coat: string, name: string, motif: string, turn: number): SceneObject[] =>
  arranged(
    [
      { shape: { kind: 'rounded-rect', w: 206, h: 84, r: 18 }, material: coat, thickness: 18 },
      {
        shape: { kind: 'rounded-rect', w: 210, h: 88, r: 20 },
        material: coat,
        thickness: 13,
        at: [0, 0, 17],
        engraving: [
          { motif, size: 50, at: [-66, 0], finish: 'print', colour: '#fbf8f3' },
          { text: name, font: 'round', size: 44, fit: 112, at: [26, 0], finish: 'print', colour: '#fbf8f3' },
        ],
      },
    ],
    { turn },
  );

const teal: Scene = {
  setting: 'oak-table',
  view: 'three-quarter',
  light: 'window',
  objects: tin('coated-teal', 'Nina', 'whale', -8),
  props: [{ kind: 'pencils', at: [-20, 92], turn: -10 }],
};

const treeLantern = (paint: string, turn: number): SceneObject => ({
  shape: { kind: 'lantern', w: 128, h: 180 },
  material: paint,
  turn,
  cutouts: [
    { motif: 'christmas-tree', size: 84, at: [0, 26] },
    { motif: 'star', size: 15, at: [-38, -58] },
    { motif: 'star', size: 22, at: [6, -50] },
    { motif: 'star', size: 13, at: [40, -66] },
    { motif: 'star', size: 11, at: [-42, -10] },
    { motif: 'star', size: 12, at: [42, -16] },
  ],
});

const glowing: Scene = {
  setting: 'bench',
  view: 'low',
  light: 'evening',
  objects: [treeLantern('painted-#efebe2', -22)],
  props: [
    { kind: 'pine-sprig', at: [-190, 70], turn: -6, scale: 1 },
    { kind: 'baubles', at: [128, 84], scale: 0.8, colour: 'ceramic-crimson' },
  ],
};

const giftTag = (name: string, motif: string, at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'tag', w: 50, h: 84 },
  material: 'plywood',
  thickness: 3,
  at,
  turn,
  engraving: [
    { motif, size: 29, at: [0, -3] },
    { text: name, font: 'script', size: 15, fit: 42, at: [0, 27] },
  ],
  extras: [
    { kind: 'hole', at: [0, -33], size: 5 },
    { kind: 'twine', at: [0, -33], size: 40, turn: 10 },
  ],
});

const tags: Scene = {
  setting: 'christmas-wrap',
  view: 'tilted',
  light: 'morning',
  zoom: 1.1,
  objects: [
    giftTag('Henry', 'reindeer', [-110, 8], -8),
    giftTag('Mum', 'christmas-tree', [-37, -6], 4),
    giftTag('Aisha', 'bell', [37, 10], -3),
    giftTag('Opa', 'holly', [110, -2], 8),
  ],
  props: [{ kind: 'pine-sprig', at: [-80, 92], turn: -8, scale: 0.8 }],
};

const ornament = (
  scene: { ground: string; motif: string; tint: string },
  name: string,
  { at, turn }: { at: [number, number]; turn: number },
): SceneObject => ({
  shape: { kind: 'disc', d: 84 },
  material: 'ceramic',
  thickness: 4,
  at,
  turn,
  engraving: [
    { path: 'M-38 0A38 38 0 1 1 38 0A38 38 0 1 1 -38 0Z', size: 76, finish: 'print', colour: scene.ground },
    { motif: scene.motif, size: 43, at: [0, -5], finish: 'print', colour: scene.tint },
    { text: name, font: 'hand', size: 14, fit: 48, at: [0, 25], finish: 'print', colour: '#fdfaf2' },
    { motif: 'snowflake', size: 9, at: [-25, -18], finish: 'print', colour: '#fdfaf2' },
    { motif: 'snowflake', size: 7, at: [26, -12], finish: 'print', colour: '#fdfaf2' },
  ],
  extras: [
    { kind: 'hole', at: [0, -34], size: 4 },
    { kind: 'cord', at: [0, -34], size: 50, turn: 6, colour: 'gold' },
  ],
});

const KOALA = { ground: '#b3202f', motif: 'koala', tint: '#f1e9dc' };
const TURTLE = { ground: '#146a70', motif: 'turtle', tint: '#f0c75a' };

const ornaments: Scene = {
  setting: 'gift-wrap',
  view: 'tilted',
  light: 'window',
  objects: [
    ornament(KOALA, 'Ollie 2026', { at: [-50, 8], turn: -8 }),
    ornament(TURTLE, 'Pop 2026', { at: [52, 14], turn: 9 }),
  ],
};

const printed = (path: string, colour: string): Art => ({ path, size: 240, finish: 'print', colour });

/** A sunset over the reef, printed to the edge. */
const sunset: Art[] = [
  printed('M-130 -110H130V110H-130Z', '#f3b26b'),
  printed('M-130 -110H130V-62C60 -48 -50 -74 -130 -56Z', '#e07a5a'),
  printed('M-130 -110H130V-88C40 -78 -60 -100 -130 -84Z', '#b24d63'),
  printed('M-22 6A44 44 0 1 1 66 6A44 44 0 1 1 -22 6Z', '#fbe3a4'),
  printed('M-130 22C-80 12 -30 30 20 20C70 12 100 26 130 18V110H-130Z', '#1f7f8c'),
  printed('M-130 54C-80 44 -20 62 40 52C80 46 110 58 130 50V110H-130Z', '#14616f'),
  { motif: 'palm', size: 120, at: [-72, -20], finish: 'print', colour: '#1d2f35' },
  { motif: 'turtle', size: 46, at: [58, 60], turn: -30, finish: 'print', colour: '#cfe9df' },
];

const mat: Scene = {
  setting: 'dark-timber',
  view: 'tilted',
  light: 'window',
  objects: [
    {
      shape: { kind: 'mouse-mat', w: 240, h: 200 },
      material: 'felt-white',
      thickness: 4,
      turn: -5,
      engraving: sunset,
    },
  ],
  props: [{ kind: 'coffee', at: [-222, -70], scale: 0.8 }],
};

export const MORE_GIFTS_PHOTOS: Record<string, NamedScene[]> = {
  'first-day-board': [
    { name: 'chalk', scene: prep },
    {
      name: 'navy',
      scene: {
        ...prep,
        setting: 'bench',
        light: 'morning',
        objects: firstDay('painted-navy', 'Year 3', 'Tomás, aged 8', 'dinosaur', 4),
      },
    },
    { name: 'detail', scene: { ...prep, ...closeUp(20, -6, 2) } },
  ],
  'named-pencil-tin': [
    { name: 'teal', scene: teal },
    {
      name: 'red',
      scene: {
        ...teal,
        setting: 'paper-sky',
        objects: tin('coated-red', 'Rafi', 'tractor', 6),
        props: [{ kind: 'pencils', at: [20, 88], turn: 6, colour: 'yellow' }],
      },
    },
    {
      name: 'navy',
      scene: { ...teal, setting: 'felt', light: 'morning', objects: tin('coated-navy', 'Sunny', 'star', -5) },
    },
    { name: 'detail', scene: { ...teal, ...closeUp(-30, 4, 2.1) } },
  ],
  'christmas-tree-lantern': [
    { name: 'white', scene: glowing },
    {
      name: 'red',
      scene: { ...glowing, setting: 'oak-table', objects: [treeLantern('painted-#86202a', 20)] },
    },
    { name: 'detail', scene: { ...glowing, zoom: 1.8, tilt: 60, spin: 20, props: [] } },
  ],
  'wooden-gift-tags': [
    { name: 'set', scene: tags },
    { name: 'detail', scene: { ...tags, ...closeUp(-60, 0, 2.1), light: 'window' } },
    {
      name: 'setting',
      scene: {
        setting: 'oak-table',
        view: 'three-quarter',
        light: 'window',
        objects: [
          {
            shape: { kind: 'gift-box', w: 180, h: 130 },
            material: 'paper-kraft',
            second: 'satin-forest',
            thickness: 70,
            turn: -14,
          },
          giftTag('Aisha', 'snowflake', [64, 118], -30),
          giftTag('Opa', 'bauble', [150, 74], 22),
        ],
      },
    },
  ],
  'ceramic-ornament': [
    { name: 'pair', scene: ornaments },
    { name: 'detail', scene: { ...ornaments, ...closeUp(-40, 4, 2) } },
    {
      name: 'setting',
      scene: {
        ...ornaments,
        setting: 'paper-sage',
        light: 'morning',
        objects: [ornament(KOALA, 'Ollie 2026', { at: [0, 0], turn: 6 })],
        props: [
          { kind: 'pine-sprig', at: [-128, 20], turn: 24, scale: 0.75 },
          { kind: 'baubles', at: [92, 40], scale: 0.6, colour: 'ceramic-teal' },
        ],
      },
    },
  ],
  'printed-mouse-mat': [
    { name: 'sunset', scene: mat },
    { name: 'detail', scene: { ...mat, ...closeUp(30, 20, 2.1) } },
    {
      name: 'setting',
      scene: {
        ...mat,
        setting: 'bench',
        view: 'three-quarter',
        light: 'morning',
        props: [{ kind: 'book', at: [218, -70], turn: 12, colour: 'rust' }],
      },
    },
  ],
};
