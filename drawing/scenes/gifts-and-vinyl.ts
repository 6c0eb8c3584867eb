import { closeUp, elsewhere, photos } from './photos.ts';
import type { Scene, SceneObject } from '../engine/scene.ts';

const bagTag = (
  name: string,
  motif: string,
  material: string,
  at: [number, number],
  turn: number,
): SceneObject => ({
  shape: { kind: 'tag', w: 54, h: 86 },
  material,
  thickness: 3,
  at,
  turn,
  engraving: [
    { motif, size: 34, at: [0, 2], finish: 'paint', colour: '#fbf8f3' },
    { text: name, font: 'round', size: 13, fit: 46, at: [0, 31], finish: 'paint', colour: '#fbf8f3' },
  ],
  extras: [
    { kind: 'hole', at: [0, -33], size: 6 },
    { kind: 'ball-chain', at: [0, -33], size: 17, turn: 8 },
  ],
});

/** Drink bottles, labels, clothing, key rings, school, lanterns, gift packs, sublimation. */
export const GIFTS_AND_VINYL: Record<string, Scene[]> = {
  'insulated-bottle': photos(
    {
      setting: 'stone',
      view: 'low',
      light: 'window',
      objects: [
        {
          shape: { kind: 'bottle', variant: 'bamboo' },
          material: 'coated-forest',
          second: 'bamboo',
          at: [-52, 0],
          engraving: [
            { motif: 'gum-sprig', size: 58, at: [0, -6] },
            { text: 'Ella', font: 'script', size: 24, at: [0, 46] },
          ],
        },
        {
          shape: { kind: 'bottle' },
          material: 'coated-#c9694a',
          at: [52, 34],
          engraving: [
            { motif: 'mountain', size: 44, at: [0, 0] },
            { text: 'Jack', font: 'slab-bold', size: 20, at: [0, 40] },
          ],
        },
      ],
      props: [{ kind: 'pebbles', at: [150, 96] }],
    },
    { zoom: 2, look: [-40, 10], tilt: 72, spin: -14 },
    elsewhere('bench', { view: 'front', light: 'morning', props: [] }),
  ),
  'name-labels': photos(
    {
      setting: 'paper-sky',
      view: 'tilted',
      light: 'studio',
      objects: [
        {
          shape: { kind: 'label-sheet', w: 190, h: 140, variant: '3x5' },
          material: 'vinyl-white',
          turn: -6,
          engraving: [
            { text: 'Zara Patel', font: 'round', size: 8.4, finish: 'print', colour: '#14757c', at: [6, 0] },
            { motif: 'dinosaur', size: 13, finish: 'print', colour: '#e5702a', at: [-20.5, 0] },
          ],
        },
      ],
      props: [{ kind: 'pencils', at: [-10, 112], turn: -3, scale: 1 }],
    },
    closeUp(-30, -20, 2.3),
    elsewhere('felt', { light: 'window', view: 'three-quarter' }),
  ),
  'custom-t-shirt': photos(
    {
      setting: 'oak-table',
      view: 'flat',
      light: 'morning',
      objects: [
        {
          shape: { kind: 't-shirt' },
          material: 'fabric-navy',
          turn: -5,
          engraving: [
            { motif: 'wave', size: 150, finish: 'print', colour: '#f0e6d2', at: [0, -62] },
            {
              text: 'SALT & SUN',
              font: 'display-bold',
              size: 42,
              finish: 'print',
              colour: '#f0e6d2',
              at: [0, 46],
            },
            {
              text: 'TANNUM SANDS',
              font: 'sans-bold',
              size: 15,
              track: 0.25,
              finish: 'print',
              colour: '#e5a06a',
              at: [0, 82],
            },
          ],
        },
      ],
      props: [{ kind: 'gum-sprig', at: [-420, 250], turn: -12, scale: 1.7 }],
    },
    { zoom: 2.1, look: [0, -40], tilt: 30, spin: -10 },
    elsewhere('paper-clay', {
      light: 'dappled',
      objects: [
        {
          shape: { kind: 't-shirt' },
          material: 'fabric-cream',
          turn: 4,
          engraving: [
            { motif: 'wave', size: 150, finish: 'print', colour: '#2360a8', at: [0, -62] },
            {
              text: 'SALT & SUN',
              font: 'display-bold',
              size: 42,
              finish: 'print',
              colour: '#2360a8',
              at: [0, 46],
            },
          ],
        },
      ],
      props: [],
    }),
  ),
  'kookaburra-key-ring': photos(
    {
      setting: 'linen',
      view: 'tilted',
      light: 'morning',
      objects: [
        {
          shape: { kind: 'disc', d: 46 },
          material: 'plywood',
          thickness: 4,
          turn: -16,
          engraving: [
            { motif: 'kookaburra', size: 27, at: [0, 3] },
            { border: 'ring', size: 41, stroke: 0.6 },
          ],
          extras: [
            { kind: 'hole', at: [0, -18], size: 4.4 },
            { kind: 'key-ring', at: [0, -18], turn: 12 },
          ],
        },
      ],
      props: [{ kind: 'gum-sprig', at: [-66, 44], turn: -8, scale: 0.5 }],
    },
    closeUp(0, 12, 2),
    elsewhere('dark-timber', {
      view: 'three-quarter',
      light: 'window',
      props: [{ kind: 'shavings', at: [50, 30], scale: 0.4 }],
    }),
  ),
  'leather-key-ring': photos(
    {
      setting: 'stone',
      view: 'tilted',
      objects: [
        {
          shape: { kind: 'rounded-rect', w: 36, h: 84, r: 12 },
          material: 'leather-tan',
          thickness: 3.2,
          turn: 24,
          at: [-24, 0],
          engraving: [
            { text: 'DRIVE SAFE', font: 'stencil', size: 8.4, turn: 90 },
            { border: 'stitch', size: 30, height: 78, stroke: 0.7, finish: 'print', colour: '#f1e3c4' },
          ],
          extras: [
            { kind: 'hole', at: [0, -34], size: 5 },
            { kind: 'key-ring', at: [0, -34], turn: 4 },
          ],
        },
        {
          shape: { kind: 'rounded-rect', w: 36, h: 84, r: 12 },
          material: 'leather-black',
          thickness: 3.2,
          turn: -12,
          at: [42, 14],
          engraving: [{ motif: 'mountain', size: 22, finish: 'foil', colour: '#cfd2d6' }],
          extras: [
            { kind: 'hole', at: [0, -34], size: 5 },
            { kind: 'key-ring', at: [0, -34], turn: -14 },
          ],
        },
      ],
    },
    closeUp(-10, 10, 2),
    elsewhere('dark-timber', { light: 'morning', view: 'three-quarter' }),
  ),
  'school-bag-tags': photos(
    {
      setting: 'felt',
      view: 'tilted',
      light: 'window',
      objects: [
        bagTag('Billie', 'dinosaur', 'acrylic-orange', [-66, 6], -12),
        bagTag('Noah', 'football', 'acrylic-teal', [2, -8], 4),
        bagTag('Isla', 'butterfly', 'acrylic-purple', [70, 10], 14),
      ],
      props: [{ kind: 'pencils', at: [-20, 84], turn: 4, scale: 0.9 }],
    },
    closeUp(-40, 10, 2),
    elsewhere('chalkboard', { view: 'three-quarter', light: 'studio', props: [] }),
  ),
  'wattle-lantern': photos(
    {
      setting: 'dark-timber',
      view: 'low',
      light: 'evening',
      objects: [
        {
          shape: { kind: 'lantern', w: 120, h: 175 },
          material: 'plywood',
          turn: -24,
          cutouts: [
            { motif: 'wattle', size: 82, at: [0, -18] },
            { motif: 'gum-leaf', size: 30, at: [-26, 56], turn: 20 },
            { motif: 'gum-leaf', size: 30, at: [26, 56], turn: -40, mirror: true },
            { border: 'dots', size: 96, stroke: 2, at: [0, -18] },
          ],
        },
      ],
      props: [{ kind: 'wattle', at: [110, 70], turn: 14 }],
    },
    { zoom: 1.8, look: [0, 0], tilt: 60, spin: 22 },
    elsewhere('oak-table', { light: 'window', view: 'low', props: [] }),
  ),
  'new-home-gift-pack': photos(
    {
      setting: 'gift-wrap',
      view: 'three-quarter',
      light: 'window',
      objects: [
        {
          shape: { kind: 'gift-box', w: 210, h: 160 },
          material: 'paper-#e9e2d3',
          second: 'satin-sage',
          thickness: 64,
          turn: -12,
          at: [-70, -50],
        },
        {
          shape: { kind: 'board', w: 170, h: 110, r: 12 },
          material: 'acacia',
          thickness: 12,
          turn: 14,
          at: [112, 66],
          engraving: [
            { motif: 'house', size: 32, at: [0, -16] },
            { text: 'Home Sweet Home', font: 'script', size: 19, fit: 120, at: [0, 24] },
          ],
        },
        { shape: { kind: 'candle', d: 70, h: 80 }, material: 'glass', at: [150, -60] },
        {
          shape: { kind: 'tag', w: 46, h: 80 },
          material: 'plywood',
          at: [10, 98],
          turn: -30,
          engraving: [{ text: 'Enjoy!', font: 'hand', size: 16, turn: 0, at: [0, 10] }],
          extras: [
            { kind: 'hole', at: [0, -30], size: 5 },
            { kind: 'twine', at: [0, -30], size: 46 },
          ],
        },
      ],
      props: [{ kind: 'gum-sprig', at: [-190, 96], turn: -8, scale: 1.1 }],
    },
    closeUp(80, 40, 1.9),
    elsewhere('linen', { view: 'tilted', light: 'dappled' }),
  ),
  'photo-mug': photos(
    {
      setting: 'oak-table',
      view: 'low',
      light: 'window',
      objects: [
        {
          shape: { kind: 'mug' },
          material: 'ceramic',
          second: 'ceramic-teal',
          engraving: [
            { motif: 'rainbow', size: 52, finish: 'print', colour: '#e58ca6', at: [0, -14] },
            { text: 'Best Nan', font: 'script', size: 17, finish: 'print', colour: '#14757c', at: [0, 18] },
            {
              text: 'EVER',
              font: 'sans-bold',
              size: 7,
              track: 0.4,
              finish: 'print',
              colour: '#e5702a',
              at: [0, 33],
            },
          ],
        },
      ],
      props: [
        { kind: 'book', at: [-150, -70], turn: 24, colour: '#b5654a' },
        { kind: 'crackers', at: [82, 60], scale: 0.8 },
      ],
    },
    { zoom: 1.8, look: [0, 0], tilt: 74, spin: -22 },
    elsewhere('paper-sage', { view: 'front', light: 'studio', props: [] }),
  ),
};
