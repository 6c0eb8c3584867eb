import { GROUNDS } from '../grounds.ts';
import type { Art, FontName, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Bottle {
  coat: string;
  size: 500 | 750;
  art: Art[];
  at?: [number, number];
}

const SIZES = { 500: { d: 70, h: 190 }, 750: { d: 75, h: 240 } } as const;

const LID = 30;

const SAGE = 'coated-#84937c';

/** A carrying loop over the lid. */
const LOOP = 'M-17 13V-2A17 17 0 0 1 17 -2V13H11.5V-2A11.5 11.5 0 0 0 -11.5 -2V13Z';

/** A bottle with the loop on its lid. */
function bottle({ coat, size, art, at: [x, y] = [0, 0] }: Bottle): SceneObject[] {
  return [
    {
      shape: { kind: 'bottle', ...SIZES[size] },
      material: coat,
      at: [x, y],
      engraving: art,
    },
    {
      shape: { kind: 'path', path: LOOP },
      material: 'plastic-black',
      thickness: 9,
      pose: 'stand',
      at: [x, y + 4.5, SIZES[size].h + LID - 3],
    },
  ];
}

/** A name running up the bottle, a little left of the middle, where the light is. */
const up = (text: string, font: FontName, size: number, more: Partial<Art> = {}): Art => ({
  text,
  font,
  size,
  fit: 132,
  turn: -90,
  at: [-3, 0],
  ...more,
});

const black: Scene = {
  setting: GROUNDS.drinkware,
  tilt: 76,
  light: 'window',
  zoom: 1.1,
  objects: [
    ...bottle({ coat: 'coated-black', size: 750, art: [up('Lachlan', 'slab-bold', 40)], at: [-56, -10] }),
    ...bottle({ coat: 'coated-black', size: 500, art: [up('Zoe', 'script', 56)], at: [54, 16] }),
  ],
};

const steelOnWhite = { finish: 'paint', colour: '#7c8083' } as const;

/** Photos of engraved-drink-bottle, the main one first. */
export const engravedDrinkBottle: NamedScene[] = [
  {
    name: 'sage',
    scene: {
      ...black,
      setting: GROUNDS.drinkware,
      light: 'morning',
      objects: [
        ...bottle({
          coat: SAGE,
          size: 500,
          art: [up('Ivy', 'script', 48, { at: [-3, 24] }), { motif: 'fern', size: 46, at: [-3, -44] }],
          at: [-56, 14],
        }),
        ...bottle({ coat: SAGE, size: 750, art: [up('Hamish', 'hand', 54)], at: [56, -14] }),
      ],
    },
  },
  { name: 'black', scene: black },
  {
    name: 'white',
    scene: {
      ...black,
      setting: GROUNDS.drinkware,
      objects: [
        ...bottle({
          coat: 'coated-white',
          size: 750,
          art: [up('Maya', 'script', 52, steelOnWhite)],
          at: [-56, -14],
        }),
        ...bottle({
          coat: 'coated-white',
          size: 500,
          art: [
            up('Finn', 'round', 42, { at: [-3, 22], ...steelOnWhite }),
            { motif: 'wave', size: 44, at: [-3, -44], ...steelOnWhite },
          ],
          at: [56, 14],
        }),
      ],
    },
  },
  {
    name: 'pink',
    scene: {
      ...black,
      setting: GROUNDS.drinkware,
      light: 'studio',
      objects: bottle({
        coat: 'coated-#dd7d98',
        size: 500,
        art: [
          up('Poppy', 'script', 42, { at: [-3, 26], fit: 92 }),
          { motif: 'butterfly', size: 36, at: [-3, -46] },
        ],
      }),
    },
  },
  { name: 'detail', scene: { ...black, zoom: 1.9, look: [-36, 70], tilt: 72, spin: -8 } },
];
