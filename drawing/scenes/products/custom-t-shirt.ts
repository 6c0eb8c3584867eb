import { GROUNDS } from '../grounds.ts';
import { elsewhere, numbered } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const pieces = (cotton: string): SceneObject[] => [
  {
    shape: { kind: 't-shirt', variant: 'hung' },
    material: cotton,
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
];

const hero: Scene = {
  setting: GROUNDS.cloth,
  view: 'flat',
  light: 'morning',
  objects: pieces('fabric-navy'),
};

/** Photos of custom-t-shirt, the main one first. */
export const customTShirt: NamedScene[] = [
  ...numbered(
    hero,
    { zoom: 2.1, look: [0, -40], tilt: 30, spin: -10 },
    elsewhere('linen', {
      light: 'dappled',
      objects: [
        {
          shape: { kind: 't-shirt', variant: 'hung' },
          material: 'fabric-cream',
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
    }),
  ),
  { name: 'black', scene: { ...hero, objects: pieces('fabric-black') } },
  { name: 'forest', scene: { ...hero, objects: pieces('fabric-forest') } },
];
