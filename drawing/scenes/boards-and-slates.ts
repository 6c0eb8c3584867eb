import { closeUp, elsewhere, photos } from './photos.ts';
import type { Scene, SceneObject } from '../engine/scene.ts';

const coaster = (at: [number, number], turn: number, motif: string, z: number = 0): SceneObject => ({
  shape: { kind: 'slab', w: 100, h: 100 },
  material: 'slate',
  at: [...at, z],
  turn,
  engraving: [{ motif, size: 56 }],
  extras: [],
});

/** Specials, slate, marble, bamboo, cork: what lies on a table. */
export const BOARDS_AND_SLATES: Record<string, Scene[]> = {
  'bamboo-board-set': photos(
    {
      setting: 'oak-table',
      view: 'tilted',
      light: 'dappled',
      objects: [
        {
          shape: { kind: 'board', w: 330, h: 230, r: 16 },
          material: 'bamboo',
          thickness: 16,
          turn: -7,
          at: [0, -30],
          extras: [{ kind: 'hole', at: [142, 0], size: 26 }],
          engraving: [
            { text: 'The Harrison Kitchen', font: 'script', size: 30, fit: 210, at: [-26, -62] },
            { border: 'rule', size: 120, stroke: 1, at: [-26, -34] },
            { text: 'EST. 2014', font: 'sans-bold', size: 11, track: 0.2, at: [-26, -20] },
          ],
        },
        {
          shape: { kind: 'board', w: 240, h: 160, r: 14 },
          material: 'bamboo',
          thickness: 14,
          turn: 5,
          at: [66, 92, 16],
          extras: [{ kind: 'hole', at: [98, 0], size: 22 }],
          engraving: [
            { motif: 'gum-sprig', size: 104, at: [-40, 0], turn: 30 },
            { motif: 'wattle', size: 60, at: [44, 8] },
          ],
        },
      ],
      props: [
        { kind: 'gum-sprig', at: [-235, -75], turn: 28, scale: 1.25 },
        { kind: 'olives', at: [-190, 110] },
      ],
    },
    closeUp(-20, -20, 2.2),
    elsewhere('marble-top', {
      light: 'window',
      view: 'three-quarter',
      props: [
        { kind: 'grapes', at: [205, -90] },
        { kind: 'cheese', at: [-215, 60], turn: 20 },
      ],
    }),
  ),
  'slate-coaster-set': photos(
    {
      setting: 'bench',
      view: 'tilted',
      light: 'morning',
      objects: [
        coaster([-62, -48], -5, 'kookaburra'),
        coaster([58, -56], 4, 'gum-sprig'),
        coaster([-54, 66], 3, 'banksia'),
        coaster([64, 58], -8, 'turtle'),
      ],
      props: [
        { kind: 'gum-sprig', at: [108, -150], turn: 12, scale: 0.9 },
        { kind: 'shavings', at: [-165, 120], scale: 0.8 },
      ],
    },
    closeUp(-50, -40, 2.4),
    elsewhere('linen', {
      light: 'window',
      view: 'three-quarter',
      objects: [
        coaster([0, 0], 4, 'banksia'),
        coaster([3, -2], -3, 'turtle', 6),
        coaster([-2, 2], 6, 'gum-sprig', 12),
        coaster([1, 0], -6, 'kookaburra', 18),
        coaster([132, 42], -14, 'wattle'),
      ],
      props: [{ kind: 'coffee', at: [40, -150], scale: 0.9 }],
    }),
  ),
  'slate-cheese-board': photos(
    {
      setting: 'dark-timber',
      view: 'tilted',
      objects: [
        {
          shape: { kind: 'slab', w: 300, h: 200 },
          material: 'slate',
          thickness: 7,
          turn: 4,
          engraving: [
            { text: 'Charlotte & James', font: 'formal', size: 40, fit: 230, at: [0, 4] },
            { motif: 'protea', size: 50, at: [0, -52] },
            { border: 'rule', size: 60, stroke: 0.8, at: [0, 36] },
            { text: '14 . 03 . 2026', font: 'serif', size: 11, track: 0.15, at: [0, 50] },
          ],
          extras: [],
        },
      ],
      props: [
        { kind: 'grapes', at: [-150, -92] },
        { kind: 'crackers', at: [112, 108], turn: 10 },
        { kind: 'cheese', at: [186, -104], turn: -24 },
      ],
    },
    closeUp(0, 5, 2.2),
    elsewhere('linen', {
      light: 'dappled',
      props: [{ kind: 'olive-sprig', at: [-190, 90], turn: -20, scale: 1.2 }],
    }),
  ),
  'marble-coaster-set': photos(
    {
      setting: 'paper-clay',
      view: 'three-quarter',
      light: 'blinds',
      objects: [
        {
          shape: { kind: 'hexagon', d: 108 },
          material: 'marble',
          at: [-64, -24],
          turn: 8,
          engraving: [
            { text: 'M', font: 'serif', size: 46, finish: 'foil' },
            { border: 'ring', size: 76, stroke: 0.9, finish: 'foil' },
          ],
        },
        {
          shape: { kind: 'hexagon', d: 108 },
          material: 'marble-black',
          at: [60, -40],
          turn: -6,
          engraving: [
            { text: 'M', font: 'serif', size: 46 },
            { border: 'ring', size: 76, stroke: 0.9 },
          ],
        },
        {
          shape: { kind: 'hexagon', d: 108 },
          material: 'marble-green',
          at: [4, 66],
          turn: 20,
          engraving: [
            { text: 'M', font: 'serif', size: 46 },
            { border: 'ring', size: 76, stroke: 0.9 },
          ],
        },
      ],
      props: [{ kind: 'olive-sprig', at: [100, 60], turn: -18 }],
    },
    closeUp(-40, -10, 2.1),
    elsewhere('stone', { light: 'studio', view: 'tilted', props: [{ kind: 'coffee', at: [-150, -120] }] }),
  ),
  'bamboo-serving-board': photos(
    {
      setting: 'linen',
      view: 'tilted',
      light: 'morning',
      objects: [
        {
          shape: { kind: 'paddle', w: 400, h: 190 },
          material: 'bamboo',
          thickness: 16,
          turn: -18,
          extras: [
            { kind: 'hole', at: [178, 0], size: 12 },
            { kind: 'leather-loop', at: [178, 0], size: 52, turn: 84 },
          ],
          engraving: [
            { text: 'Nonna Rosa', font: 'hand', size: 44, at: [-66, -14] },
            { text: 'MADE WITH LOVE & GARLIC', font: 'sans-bold', size: 8.6, track: 0.18, at: [-66, 22] },
          ],
        },
      ],
      props: [
        { kind: 'olive-sprig', at: [-70, 130], turn: -12, scale: 1.3 },
        { kind: 'olives', at: [140, 98] },
      ],
    },
    closeUp(-50, 10, 2.3),
    elsewhere('stone', {
      light: 'window',
      view: 'three-quarter',
      props: [
        { kind: 'crackers', at: [-70, -100] },
        { kind: 'grapes', at: [160, 60] },
      ],
    }),
  ),
  'cork-coaster-set': photos(
    {
      setting: 'paper-sage',
      view: 'three-quarter',
      objects: [
        {
          shape: { kind: 'disc', d: 96 },
          material: 'cork',
          at: [-58, 18],
          engraving: [{ motif: 'monstera', size: 62 }],
        },
        {
          shape: { kind: 'disc', d: 96 },
          material: 'cork',
          at: [48, -34],
          engraving: [{ motif: 'palm', size: 66 }],
        },
        {
          shape: { kind: 'disc', d: 96 },
          material: 'cork',
          at: [52, 74],
          engraving: [{ motif: 'fern', size: 70, turn: 20 }],
        },
      ],
      props: [{ kind: 'fern-frond', at: [-150, -70], turn: 24 }],
    },
    closeUp(-40, 20, 2.2),
    elsewhere('oak-table', { light: 'morning', props: [{ kind: 'coffee', at: [-70, -120] }] }),
  ),
};
