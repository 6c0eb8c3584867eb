import type { Scene } from '../engine/scene.ts';

/**
 * Home slides, 1920x700, quiet on the left for the text. Phones see the middle 4x3, tablets the right half of
 * the middle 16x9, so whatever must be fully visible stays between 46 and 74 % of the width.
 */
export const SLIDES: Record<string, Scene> = {
  'slide-workshop': {
    frame: '1920x700',
    setting: 'bench',
    view: 'three-quarter',
    light: 'morning',
    zoom: 1.12,
    look: [-120, 0],
    objects: [
      {
        shape: { kind: 'rect', w: 330, h: 240 },
        material: 'plywood',
        thickness: 4,
        turn: -9,
        at: [0, 0],
        cutouts: [
          { motif: 'gum-leaf', size: 62, at: [-112, -70] },
          { motif: 'gum-leaf', size: 62, at: [-30, -74], turn: 40 },
          { motif: 'heart', size: 54, at: [104, 44] },
          { motif: 'koala', size: 66, at: [82, -58] },
          { text: 'Ruby', font: 'script', size: 62, at: [-66, 46] },
        ],
      },
      {
        shape: { kind: 'motif', motif: 'heart', w: 53 },
        material: 'plywood',
        thickness: 4,
        at: [-205, 82],
        turn: 24,
      },
      {
        shape: { kind: 'motif', motif: 'gum-leaf', w: 61 },
        material: 'plywood',
        thickness: 4,
        at: [-196, -30],
        turn: -40,
      },
      {
        shape: { kind: 'motif', motif: 'koala', w: 65 },
        material: 'plywood',
        thickness: 4,
        at: [214, 40],
        turn: 18,
      },
      {
        shape: { kind: 'ruler', w: 300, h: 30 },
        material: 'brushed-steel',
        thickness: 1,
        at: [34, 164],
        turn: -3,
        engraving: Array.from({ length: 29 }, (_, i) => ({
          border: 'rule' as const,
          size: i % 5 === 0 ? 14 : 8,
          stroke: 0.5,
          turn: 90,
          at: [-140 + i * 10, i % 5 === 0 ? -8 : -11] as [number, number],
        })),
      },
    ],
    props: [
      { kind: 'offcuts', at: [-236, 128], scale: 1.1 },
      { kind: 'pencils', at: [292, -66], turn: 70, colour: 'yellow' },
      { kind: 'offcuts', at: [268, 130], turn: 40 },
    ],
  },
  'slide-gifts': {
    frame: '1920x700',
    setting: 'gift-wrap',
    view: 'three-quarter',
    light: 'window',
    zoom: 1.1,
    look: [-98, 0],
    objects: [
      {
        shape: { kind: 'gift-box', w: 200, h: 150 },
        material: 'paper-#efe8da',
        second: 'satin-forest',
        thickness: 70,
        turn: -16,
        at: [-80, -60],
      },
      {
        shape: { kind: 'gift-box', w: 110, h: 110 },
        material: 'paper-forest',
        second: 'satin-cream',
        thickness: 56,
        turn: 20,
        at: [84, -96],
      },
      {
        shape: { kind: 'paddle', w: 300, h: 140 },
        material: 'acacia',
        thickness: 14,
        turn: 8,
        at: [32, 72],
        engraving: [{ text: 'Welcome home', font: 'script', size: 26, at: [-46, 0] }],
        extras: [{ kind: 'hole', at: [132, 0], size: 9 }],
      },
      {
        shape: { kind: 'tag', w: 50, h: 84 },
        material: 'plywood',
        turn: -20,
        at: [222, -6],
        engraving: [
          { motif: 'heart', size: 20, at: [0, -2] },
          { text: 'for you', font: 'hand', size: 14, at: [0, 24] },
        ],
        extras: [
          { kind: 'hole', at: [0, -32], size: 5 },
          { kind: 'twine', at: [0, -32], size: 50 },
        ],
      },
    ],
    props: [
      { kind: 'wattle', at: [-232, 88], turn: -12, scale: 1.2 },
      { kind: 'candle', at: [232, -60] },
    ],
  },
  'slide-table': {
    frame: '1920x700',
    setting: 'oak-table',
    view: 'three-quarter',
    light: 'dappled',
    zoom: 1.1,
    look: [-150, 0],
    objects: [
      {
        shape: { kind: 'board', w: 320, h: 200, r: 16 },
        material: 'bamboo',
        thickness: 16,
        turn: -8,
        at: [0, -20],
        engraving: [
          { text: 'Sunday Lunch', font: 'script', size: 38 },
          { motif: 'gum-sprig', size: 50, at: [0, 56], turn: 70 },
        ],
      },
      {
        shape: { kind: 'slab', w: 100, h: 100 },
        material: 'slate',
        turn: 10,
        at: [220, 30],
        engraving: [{ motif: 'wattle', size: 60 }],
      },
      {
        shape: { kind: 'slab', w: 100, h: 100 },
        material: 'slate',
        turn: -16,
        at: [214, 36, 6],
        engraving: [{ motif: 'banksia', size: 58 }],
      },
      {
        shape: { kind: 'wine-glass' },
        material: 'glass',
        at: [170, -120],
        engraving: [{ text: 'H', font: 'serif-bold', size: 30 }],
      },
      {
        shape: { kind: 'wine-glass' },
        material: 'glass',
        at: [256, -84],
        engraving: [{ text: 'H', font: 'serif-bold', size: 30 }],
      },
    ],
    props: [
      { kind: 'cheese', at: [-170, -130] },
      { kind: 'banksia', at: [-330, 40], turn: 18 },
    ],
  },
};
