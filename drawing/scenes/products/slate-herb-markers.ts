import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

/** A marker to push into soil: a rounded head and a point. */
const STAKE = 'M-23 -62Q-23 -76 -9 -76H9Q23 -76 23 -62V46L0 78L-23 46Z';

const stake = (herb: string, motif: string, at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'path', path: STAKE },
  material: 'slate',
  thickness: 5,
  at,
  turn,
  engraving: [
    { motif, size: 29, at: [0, -50] },
    { text: herb, font: 'slab-bold', size: 27, fit: 82, at: [0, 9], turn: -90 },
  ],
});

const potted = (herb: string, motif: string, x: number, y: number, coat: string): SceneObject[] => [
  {
    shape: { kind: 'stubby-holder', d: 128, h: 104 },
    material: coat,
    second: 'felt-#33251a',
    at: [x, y],
  },
  { shape: { kind: 'disc', d: 118 }, material: 'felt-#33251a', thickness: 12, at: [x, y, 84] },
  { ...stake(herb, motif, [0, 0], 0), pose: 'stand', at: [x, y + 26, 72] },
  ...[-38, 2, 40].map((dx, i): SceneObject => ({
    shape: { kind: 'motif', motif: 'fern', w: 92 + i * 7 },
    material: 'leaf-#5f8a4c',
    thickness: 1.4,
    pose: 'lean',
    lean: 8 + i * 7,
    turn: i * 24 - 30,
    at: [x + dx, y - 22 - i * 5, 90],
  })),
];

const stakes: Scene = {
  setting: GROUNDS.slate,
  view: 'tilted',
  light: 'morning',
  zoom: 1.12,
  objects: [
    stake('Basil', 'gum-leaf', [-86, -60], 87),
    stake('Mint', 'daisy', [-84, 1], 92),
    stake('Thyme', 'fern', [-88, 62], 88),
    stake('Chives', 'palm', [86, -58], 93),
    stake('Parsley', 'tree', [84, 4], 88),
    stake('Rosemary', 'gum-sprig', [88, 66], 91),
  ],
  props: [{ kind: 'twine', at: [-196, -104], turn: -30, scale: 0.7 }],
};

/** Photos of slate-herb-markers, the main one first. */
export const slateHerbMarkers: NamedScene[] = [
  { name: 'set', scene: stakes },
  { name: 'detail', scene: { ...stakes, ...closeUp(-60, 0, 2.2) } },
  {
    name: 'setting',
    scene: {
      setting: 'bench',
      view: 'low',
      light: 'dappled',
      objects: [
        ...potted('Basil', 'gum-leaf', -84, 0, 'rubber-#b0623c'),
        ...potted('Thyme', 'fern', 84, 14, 'rubber-#b0623c'),
      ],
      props: [{ kind: 'pebbles', at: [0, 116], scale: 0.7 }],
    },
  },
];
