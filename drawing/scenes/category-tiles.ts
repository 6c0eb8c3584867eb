import type { Scene, SceneObject } from '../engine/scene.ts';

interface Tile {
  material: string;
  light?: Scene['light'];
  setting?: Scene['setting'];
  above?: SceneObject[];
}

const WIDTH = 460;
const HEIGHT = 345;

/**
 * A sheet of material that fills the frame. It carries no text: pages overlay its name, in every language.
 */
export function tile({ material, light = 'morning', setting = 'paper', above = [] }: Tile): Scene {
  return {
    setting,
    light,
    view: 'flat',
    zoom: 1.42,
    objects: [
      { shape: { kind: 'rect', w: WIDTH, h: HEIGHT }, material, thickness: 6 },
      ...above.map((object) => ({ ...object, prop: true })),
    ],
  };
}

/** A strip of material lying on the sheet: position, turn in degrees, and size in mm. */
export const strip = (
  material: string,
  x: number,
  y: number,
  turn: number,
  w: number = 220,
  h: number = 60,
): SceneObject => ({
  shape: { kind: 'rounded-rect', w, h, r: 4 },
  material,
  thickness: 3,
  at: [x, y, 6],
  turn,
});

/** A picture for each category, by its slug. */
export const CATEGORY_TILES: Record<string, Scene> = {
  specials: tile({ material: 'bamboo-dark' }),
  'laser-kut': tile({ material: 'plywood' }),
  slate: tile({ material: 'slate' }),
  marble: tile({
    material: 'marble',
  }),
  'laser-kut-wood': tile({ material: 'oak' }),
  bamboo: tile({ material: 'bamboo' }),
  'laser-kut-cork': tile({ material: 'cork' }),
  'laser-kut-glass': tile({
    material: 'glass',
    setting: 'slate-top',
    light: 'window',
  }),
  'laser-kut-acrylic': tile({
    material: 'acrylic-teal',
    light: 'window',
    above: [
      strip('acrylic-orange', -150, 118, -14),
      strip('acrylic-clear', 150, -112, 18),
      strip('tinted-pink', 168, 112, -24),
    ],
  }),
  metals: tile({ material: 'brushed-steel', light: 'studio' }),
  'signs-tags': tile({ material: 'black-steel', light: 'studio' }),
  'drink-bottles': tile({ material: 'coated-navy', light: 'window' }),
  'promotional-products': tile({
    material: 'anodised-teal',
    light: 'studio',
  }),
  'usb-sticks': tile({ material: 'walnut' }),
  'kricut-products': tile({
    material: 'vinyl-#efe6d6',
    above: [
      strip('vinyl-teal', -160, -120, 12),
      strip('vinyl-orange', 160, 118, 10),
      strip('vinyl-pink', -150, 124, -16),
    ],
  }),
  labels: tile({
    material: 'vinyl-white',
    above: [strip('vinyl-yellow', 158, -120, 14, 120, 56), strip('vinyl-sky', -160, 120, 12, 130, 56)],
  }),
  clothing: tile({
    material: 'fabric-navy',
    light: 'window',
  }),
  'key-rings': tile({ material: 'leather-tan' }),
  school: tile({
    material: 'coated-#2c3a35',
  }),
  lanterns: tile({ material: 'pine', light: 'window' }),
  'gift-packs': tile({
    material: 'paper-kraft',
    above: [
      { shape: { kind: 'rect', w: 16, h: 400 }, material: 'satin-red', thickness: 0.6, at: [-142, 0, 6] },
      { shape: { kind: 'rect', w: 500, h: 16 }, material: 'satin-red', thickness: 0.6, at: [0, 108, 6] },
    ],
  }),
  'sublimation-products': tile({
    material: 'ceramic',
    light: 'window',
  }),
};
