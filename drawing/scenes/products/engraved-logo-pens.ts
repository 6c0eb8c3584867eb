import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pen = (barrel: string, words: string, at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'pen', d: 11.5, h: 140 },
  material: barrel,
  second: 'chrome',
  at,
  turn,
  engraving: [{ text: words, font: 'sans-bold', size: 6.6, fit: 78, turn: -90, at: [2.6, 0] }],
});

const fan = (barrel: string): SceneObject[] => [
  pen(barrel, 'Coral Coast Surveys', [-8, -39], -4),
  pen(barrel, 'Coral Coast Surveys', [8, -13], 2),
  pen(barrel, 'Coral Coast Surveys', [-4, 13], -2),
  pen(barrel, 'Coral Coast Surveys', [10, 39], 4),
];

const bamboo: Scene = {
  setting: GROUNDS.bamboo,
  view: 'tilted',
  light: 'window',
  objects: fan('bamboo'),
};

/** Photos of engraved-logo-pens, the main one first. */
export const engravedLogoPens: NamedScene[] = [
  { name: 'bamboo', scene: bamboo },
  {
    name: 'black',
    scene: { ...bamboo, setting: GROUNDS.bamboo, light: 'studio', objects: fan('anodised-#26282b') },
  },
  { name: 'detail', scene: { ...bamboo, ...closeUp(-10, 0, 2.1) } },
];
