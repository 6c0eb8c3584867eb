import { GROUNDS } from '../grounds.ts';
import { arranged } from './arranged.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const LEAN = 20;

const STAND = { w: 290, h: 214, thick: 10 };

const SIN = Math.sin((LEAN * Math.PI) / 180);

const COS = Math.cos((LEAN * Math.PI) / 180);

const INK = { finish: 'print', colour: '#3a2a1e' } as const;

const recipe: Art[] = [
  { text: 'Nan’s Pavlova', font: 'script', size: 13, at: [0, -44], ...INK },
  ...['6 egg whites', '1½ cups caster sugar', '1 tsp vinegar', 'passionfruit, lots'].map((text, i): Art => ({
    text,
    font: 'sans-bold',
    size: 9.4,
    at: [0, -20 + i * 17],
    ...INK,
  })),
];

/** A board leaning in the slot of its foot, with text along its top; a card stands on the foot. */
function recipeStand(words: Art[]): SceneObject[] {
  const below = 4;
  const card = 128;
  return [
    {
      shape: { kind: 'rounded-rect', w: STAND.w, h: STAND.h, r: 12 },
      material: 'bamboo',
      thickness: STAND.thick,
      pose: 'lean',
      lean: LEAN,
      at: [0, 0, 8],
      engraving: words,
    },
    {
      shape: { kind: 'rounded-rect', w: STAND.w, h: 76, r: 6 },
      material: 'bamboo',
      thickness: 16,
      at: [0, (STAND.h / 2) * SIN + 12],
    },
    {
      shape: { kind: 'rounded-rect', w: 176, h: card, r: 3 },
      material: 'paper-cream',
      thickness: 0.8,
      pose: 'lean',
      lean: LEAN,
      at: [
        0,
        (STAND.h / 2 - below - card / 2) * SIN + STAND.thick * COS + 1,
        8 + below * COS + STAND.thick * SIN + 4,
      ],
      engraving: recipe,
    },
  ];
}

const kitchen: Art[] = [
  { motif: 'whisk', size: 36, at: [-108, -74], turn: 24 },
  { text: 'Rosie’s Kitchen', font: 'hand', size: 35, fit: 196, at: [16, -75] },
];

const stand: Scene = {
  setting: GROUNDS.bamboo,
  view: 'low',
  light: 'window',
  objects: arranged(recipeStand(kitchen), { turn: 14 }),
};

/** Photos of bamboo-recipe-stand, the main one first. */
export const bambooRecipeStand: NamedScene[] = [
  { name: 'stand', scene: stand },
  { name: 'detail', scene: { ...stand, zoom: 2, look: [-20, -60], tilt: 58, spin: -8 } },
  {
    name: 'setting',
    scene: {
      ...stand,
      setting: 'bench',
      light: 'morning',
      objects: [
        ...arranged(recipeStand(kitchen), { turn: -16, at: [-30, 0] }),
        { shape: { kind: 'bowl', d: 130, h: 66 }, material: 'ceramic-sky', at: [192, 34] },
      ],
    },
  },
];
