import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

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
  setting: GROUNDS.christmas,
  view: 'tilted',
  light: 'morning',
  zoom: 1.1,
  objects: [
    giftTag('Henry', 'reindeer', [-110, 8], -8),
    giftTag('Mum', 'christmas-tree', [-37, -6], 4),
    giftTag('Aisha', 'bell', [37, 10], -3),
    giftTag('Opa', 'holly', [110, -2], 8),
  ],
};

/** Photos of wooden-gift-tags, the main one first. */
export const woodenGiftTags: NamedScene[] = [
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
];
