import type { Art, Scene, SceneObject } from '../engine/scene.ts';

interface Tile {
  name: string;
  material: string;
  motif: string;
  finish?: Art['finish'];
  colour?: string;
  font?: Art['font'];
  light?: Scene['light'];
  setting?: Scene['setting'];
  above?: SceneObject[];
}

const WIDTH = 460;
const HEIGHT = 345;

/** A sheet of material that fills the frame, the group's name worked into it as that material is worked. */
export function tile({
  name,
  material,
  motif,
  finish,
  colour,
  font = 'display-bold',
  light,
  setting = 'paper',
  above = [],
}: Tile): Scene {
  const inked = { ...(finish ? { finish } : {}), ...(colour ? { colour } : {}) };
  return {
    setting,
    light: light ?? 'morning',
    view: 'flat',
    zoom: 1.42,
    objects: [
      {
        shape: { kind: 'rect', w: WIDTH, h: HEIGHT },
        material,
        thickness: 6,
        engraving: [
          { text: name, font, size: 54, fit: 270, at: [0, 8], ...inked },
          { motif, size: 62, at: [0, -62], ...inked },
          { border: 'rule', size: 90, stroke: 1.1, at: [0, 52], ...inked },
        ],
      },
      ...above.map((object) => ({ ...object, prop: true })),
    ],
  };
}

/** A strip of a material that lies on the sheet: where, turned by how many degrees, and its size in mm. */
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
  specials: tile({ name: 'Specials', material: 'bamboo-dark', motif: 'star', light: 'dappled' }),
  'laser-kut': tile({ name: 'Laser Kut', material: 'plywood', motif: 'laser-burst' }),
  slate: tile({ name: 'Slate', material: 'slate', motif: 'mountain' }),
  marble: tile({
    name: 'Marble',
    material: 'marble',
    motif: 'wreath',
    font: 'serif-bold',
    finish: 'foil',
    light: 'blinds',
  }),
  'laser-kut-wood': tile({ name: 'Wood', material: 'oak', motif: 'tree' }),
  bamboo: tile({ name: 'Bamboo', material: 'bamboo', motif: 'fern' }),
  'laser-kut-cork': tile({ name: 'Cork', material: 'cork', motif: 'coffee' }),
  'laser-kut-glass': tile({
    name: 'Glass',
    material: 'glass',
    motif: 'wine',
    setting: 'slate-top',
    light: 'window',
  }),
  'laser-kut-acrylic': tile({
    name: 'Acrylic',
    material: 'acrylic-teal',
    motif: 'gecko',
    light: 'window',
    above: [
      strip('acrylic-orange', -150, 118, -14),
      strip('acrylic-clear', 150, -112, 18),
      strip('tinted-pink', 168, 112, -24),
    ],
  }),
  metals: tile({ name: 'Metals', material: 'brushed-steel', motif: 'gears', light: 'studio' }),
  'signs-tags': tile({ name: 'Signs & Tags', material: 'black-steel', motif: 'house', light: 'studio' }),
  'drink-bottles': tile({ name: 'Drink Bottles', material: 'coated-navy', motif: 'wave', light: 'window' }),
  'promotional-products': tile({
    name: 'Promotional',
    material: 'anodised-teal',
    motif: 'trophy',
    light: 'studio',
  }),
  'usb-sticks': tile({ name: 'USB Sticks', material: 'walnut', motif: 'camera' }),
  'kricut-products': tile({
    name: 'Kricut',
    material: 'vinyl-#efe6d6',
    motif: 'butterfly',
    finish: 'print',
    colour: '#8a3b12',
    light: 'morning',
    above: [
      strip('vinyl-teal', -160, -120, 12),
      strip('vinyl-orange', 160, 118, 10),
      strip('vinyl-pink', -150, 124, -16),
    ],
  }),
  labels: tile({
    name: 'Labels',
    material: 'vinyl-white',
    motif: 'pencil',
    finish: 'print',
    colour: '#14757c',
    font: 'round',
    above: [strip('vinyl-yellow', 158, -120, 14, 120, 56), strip('vinyl-sky', -160, 120, 12, 130, 56)],
  }),
  clothing: tile({
    name: 'Clothing',
    material: 'fabric-navy',
    motif: 'sunrise',
    finish: 'print',
    colour: '#f3ece2',
    light: 'dappled',
  }),
  'key-rings': tile({ name: 'Key Rings', material: 'leather-tan', motif: 'key' }),
  school: tile({
    name: 'School',
    material: 'coated-#2c3a35',
    motif: 'apple',
    finish: 'print',
    colour: '#f0ede4',
    font: 'hand',
  }),
  lanterns: tile({ name: 'Lanterns', material: 'pine', motif: 'flame', light: 'dappled' }),
  'gift-packs': tile({
    name: 'Gift Packs',
    material: 'paper-kraft',
    motif: 'gift',
    finish: 'print',
    colour: '#5a2f17',
    above: [
      { shape: { kind: 'rect', w: 16, h: 400 }, material: 'satin-red', thickness: 0.6, at: [-142, 0, 6] },
      { shape: { kind: 'rect', w: 500, h: 16 }, material: 'satin-red', thickness: 0.6, at: [0, 108, 6] },
    ],
  }),
  'sublimation-products': tile({
    name: 'Sublimation',
    material: 'ceramic',
    motif: 'rainbow',
    finish: 'print',
    colour: '#6a4391',
    light: 'window',
  }),
};
