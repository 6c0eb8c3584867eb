import type { Art, Prop, Scene } from '../engine/scene.ts';

interface Theme {
  words: string;
  motif: string;
  material: string;
  setting: Scene['setting'];
  props?: Prop[];
  finish?: Art['finish'];
  colour?: string;
}

/** A gift card in a setting that suggests the occasion. */
function voucher({ words, motif, material, setting, props, finish, colour }: Theme): Scene {
  const ink = { ...(finish ? { finish } : {}), ...(colour ? { colour } : {}) };
  return {
    setting,
    view: 'tilted',
    light: 'window',
    objects: [
      {
        shape: { kind: 'rounded-rect', w: 170, h: 108, r: 5 },
        material,
        thickness: 3,
        turn: -6,
        engraving: [
          { motif, size: 34, at: [0, -24], ...ink },
          { text: words, font: 'script', size: 22, fit: 140, at: [0, 12], ...ink },
          { text: 'GIFT VOUCHER', font: 'sans-bold', size: 7.4, track: 0.32, at: [0, 36], ...ink },
          { border: 'frame', size: 158, height: 96, stroke: 0.6, ...ink },
        ],
      },
    ],
    props,
  };
}

/** Gift voucher pictures by theme. */
export const VOUCHER_THEMES: Record<string, Scene> = {
  classic: voucher({
    words: 'Something made for you',
    motif: 'laser-burst',
    material: 'walnut',
    setting: 'linen',
  }),
  birthday: voucher({
    words: 'Happy Birthday',
    motif: 'cake',
    material: 'plywood',
    setting: 'paper-sky',
    props: [{ kind: 'confetti', at: [0, 0], scale: 1.1 }],
  }),
  christmas: voucher({
    words: 'Merry Christmas',
    motif: 'christmas-tree',
    material: 'bamboo',
    setting: 'christmas-wrap',
    props: [{ kind: 'pine-sprig', at: [-130, 88], turn: -14 }],
  }),
  wedding: voucher({
    words: 'Congratulations',
    motif: 'rings',
    material: 'marble',
    setting: 'paper-clay',
    finish: 'foil',
  }),
  'thank-you': voucher({
    words: 'Thank you',
    motif: 'wattle',
    material: 'acrylic-cream',
    setting: 'paper-sage',
    finish: 'paint',
    colour: '#1f4d37',
    props: [{ kind: 'wattle', at: [60, -80], turn: 10 }],
  }),
  'new-home': voucher({
    words: 'Welcome home',
    motif: 'house',
    material: 'oak',
    setting: 'stone',
  }),
};
