import { COLOURS } from '../swatches.ts';
import type { Texture } from '../texture.ts';
import type { Material, Rgb } from './material.ts';
import { material, rgb } from './material.ts';
import {
  brushedTexture,
  corkTexture,
  fibreTexture,
  knitTexture,
  leatherTexture,
  plasterTexture,
  weaveTexture,
} from './soft-textures.ts';
import { marbleTexture, slateTexture, stoneTexture } from './stone-textures.ts';
import { bambooTexture, timberTexture } from './wood-textures.ts';

const textures = new Map<string, Texture>();

/** Builds each texture on first use, once per process. */
function once(name: string, make: () => Texture): () => Texture {
  return () => {
    const known = textures.get(name);
    if (known) return known;
    const made = make();
    textures.set(name, made);
    return made;
  };
}

const BURN = {
  glow: 0,
  colour: rgb('#3d2110'),
  strength: 0.93,
  rough: 0.95,
  depth: 0.22,
  halo: 0.42,
  patchy: 0.45,
};
const FROST = {
  glow: 0,
  colour: [0.86, 0.89, 0.9] as Rgb,
  strength: 0.8,
  rough: 0.9,
  depth: 0.05,
  halo: 0,
  patchy: 0.12,
};

const WOOD: Partial<Material> = {
  rough: 0.52,
  roughSpread: 0.25,
  mirror: [0.035, 0.035, 0.035],
  edge: 'burnt',
  edgeColour: rgb('#4b2a17'),
  mark: BURN,
  round: 0.35,
  thickness: 4,
  micro: 0.2,
  relief: 1.2,
};

const timbers: Record<string, Partial<Material>> = {
  bamboo: {
    texture: once('bamboo', () =>
      bambooTexture({ light: [0.9, 0.755, 0.55], dark: [0.66, 0.45, 0.25], strips: 8, layer: 5 }),
    ),
    edgeColour: rgb('#4a2a14'),
    rough: 0.42,
    thickness: 12,
  },
  'bamboo-dark': {
    texture: once('bamboo-dark', () =>
      bambooTexture({ light: [0.7, 0.49, 0.29], dark: [0.43, 0.26, 0.13], strips: 8, layer: 15 }),
    ),
    rough: 0.42,
    thickness: 12,
  },
  pine: {
    texture: once('pine', () =>
      timberTexture({
        light: [0.94, 0.83, 0.64],
        dark: [0.8, 0.585, 0.35],
        rings: 15,
        wander: 4.5,
        contrast: 0.66,
        fibre: 0.22,
        pores: 0,
        flecks: 0,
        knots: 2,
        layer: 31,
      }),
    ),
  },
  beech: {
    texture: once('beech', () =>
      timberTexture({
        light: [0.83, 0.655, 0.475],
        dark: [0.6, 0.41, 0.26],
        rings: 6,
        wander: 4,
        contrast: 0.3,
        fibre: 0.3,
        pores: 0.3,
        flecks: 0.8,
        knots: 0,
        layer: 127,
      }),
    ),
  },
  plywood: {
    texture: once('plywood', () =>
      timberTexture({
        light: [0.94, 0.855, 0.715],
        dark: [0.79, 0.635, 0.44],
        rings: 6,
        wander: 7,
        contrast: 0.36,
        fibre: 0.26,
        pores: 0.25,
        flecks: 0.12,
        knots: 0,
        layer: 47,
      }),
    ),
    edge: 'ply',
    edgeColour: rgb('#5a3418'),
    thickness: 3,
  },
  walnut: {
    texture: once('walnut', () =>
      timberTexture({
        light: [0.6, 0.42, 0.29],
        dark: [0.25, 0.145, 0.085],
        rings: 10,
        wander: 7,
        contrast: 0.62,
        fibre: 0.3,
        pores: 0.75,
        flecks: 0,
        knots: 0,
        layer: 63,
      }),
    ),
    edgeColour: rgb('#2b170c'),
    mark: { ...BURN, colour: rgb('#120904') },
  },
  oak: {
    texture: once('oak', () =>
      timberTexture({
        light: [0.83, 0.68, 0.48],
        dark: [0.56, 0.39, 0.22],
        rings: 12,
        wander: 6,
        contrast: 0.5,
        fibre: 0.3,
        pores: 0.95,
        flecks: 0.7,
        knots: 0,
        layer: 79,
      }),
    ),
  },
  jarrah: {
    texture: once('jarrah', () =>
      timberTexture({
        light: [0.52, 0.27, 0.185],
        dark: [0.3, 0.13, 0.085],
        rings: 8,
        wander: 6,
        contrast: 0.45,
        fibre: 0.32,
        pores: 0.7,
        flecks: 0,
        knots: 0,
        layer: 95,
      }),
    ),
    edgeColour: rgb('#2a0f08'),
    mark: { ...BURN, colour: rgb('#1a0703') },
  },
  acacia: {
    texture: once('acacia', () =>
      timberTexture({
        light: [0.72, 0.47, 0.27],
        dark: [0.34, 0.19, 0.1],
        rings: 7,
        wander: 9,
        contrast: 0.75,
        fibre: 0.26,
        pores: 0.5,
        flecks: 0,
        knots: 1,
        layer: 111,
      }),
    ),
    edgeColour: rgb('#2c160b'),
    mark: { ...BURN, colour: rgb('#1c0d06') },
  },
};

const stones: Record<string, Partial<Material>> = {
  slate: {
    texture: once('slate', slateTexture),
    relief: 0.75,
    rough: 0.58,
    roughSpread: 0.3,
    mirror: [0.045, 0.045, 0.045],
    edge: 'chipped',
    edgeColour: rgb('#62676d'),
    round: 0.8,
    thickness: 5,
    mark: {
      glow: 0,
      colour: [0.56, 0.57, 0.57],
      strength: 0.94,
      rough: 0.95,
      depth: 0.06,
      halo: 0,
      patchy: 0.42,
    },
  },
  marble: {
    texture: once('marble', () =>
      marbleTexture({
        ground: [0.945, 0.94, 0.93],
        vein: [0.5, 0.51, 0.53],
        second: [0.76, 0.68, 0.57],
        layer: 131,
      }),
    ),
    rough: 0.16,
    mirror: [0.05, 0.05, 0.05],
    edge: 'soft',
    round: 1.6,
    thickness: 9,
    mark: {
      glow: 0,
      colour: [0.2, 0.195, 0.19],
      strength: 0.82,
      rough: 0.95,
      depth: 0.12,
      halo: 0,
      patchy: 0.2,
    },
  },
  'marble-black': {
    texture: once('marble-black', () =>
      marbleTexture({
        ground: [0.115, 0.115, 0.125],
        vein: [0.62, 0.6, 0.57],
        second: [0.6, 0.47, 0.3],
        layer: 151,
      }),
    ),
    rough: 0.14,
    mirror: [0.05, 0.05, 0.05],
    edge: 'soft',
    round: 1.6,
    thickness: 9,
    mark: {
      glow: 0,
      colour: [0.72, 0.71, 0.69],
      strength: 0.9,
      rough: 0.95,
      depth: 0.1,
      halo: 0,
      patchy: 0.25,
    },
  },
  'marble-green': {
    texture: once('marble-green', () =>
      marbleTexture({
        ground: [0.13, 0.29, 0.235],
        vein: [0.62, 0.72, 0.66],
        second: [0.3, 0.45, 0.36],
        layer: 171,
      }),
    ),
    rough: 0.14,
    mirror: [0.05, 0.05, 0.05],
    edge: 'soft',
    round: 1.6,
    thickness: 9,
    mark: {
      glow: 0,
      colour: [0.75, 0.77, 0.74],
      strength: 0.9,
      rough: 0.95,
      depth: 0.1,
      halo: 0,
      patchy: 0.25,
    },
  },
  stone: { texture: once('stone', stoneTexture), rough: 0.75, edge: 'same', round: 1 },
};

const metals: Record<string, Partial<Material>> = {
  'brushed-steel': metal('#c4c6c8', 0.3, 0.8, { colour: [0.03, 0.03, 0.035] }),
  steel: metal('#d2d4d6', 0.14, 0.1, { colour: [0.035, 0.035, 0.04] }),
  chrome: metal('#dddfe2', 0.07, 0, { colour: [0.05, 0.05, 0.05] }),
  aluminium: metal('#d4d6d9', 0.42, 0.5, { colour: [0.06, 0.06, 0.065] }),
  brass: metal('#e3ad58', 0.22, 0.5, { colour: [0.06, 0.04, 0.02] }),
  copper: metal('#dc8d62', 0.24, 0.5, { colour: [0.06, 0.03, 0.02] }),
  gold: metal('#e2b755', 0.17, 0.05, { colour: [0.1, 0.06, 0.02] }),
  'rose-gold': metal('#dfa48c', 0.2, 0.3, { colour: [0.1, 0.05, 0.04] }),
  'black-steel': {
    colour: rgb('#1c1d1f'),
    texture: once('powder', () => plasterTexture(0.5, 191)),
    relief: 0.3,
    rough: 0.4,
    mirror: [0.05, 0.05, 0.05],
    round: 0.4,
    thickness: 2,
    mark: {
      glow: 0,
      colour: [0.62, 0.63, 0.64],
      strength: 0.96,
      rough: 0.45,
      depth: 0.04,
      halo: 0,
      patchy: 0.12,
    },
  },
};

function metal(
  colour: string,
  rough: number,
  brush: number,
  mark: Partial<Material['mark']>,
): Partial<Material> {
  return {
    colour: rgb(colour),
    metal: true,
    rough,
    roughSpread: 0.08,
    round: 0.45,
    thickness: 1.5,
    ...(brush > 0
      ? { texture: once(`brushed-${brush}`, () => brushedTexture(brush, 201)), relief: 1.6 }
      : {}),
    mark: {
      glow: 0,
      colour: [0.04, 0.04, 0.045],
      strength: 0.93,
      rough: 0.6,
      depth: 0.02,
      halo: 0,
      patchy: 0.15,
      ...mark,
    },
  };
}

const others: Record<string, Partial<Material>> = {
  cork: {
    texture: once('cork', corkTexture),
    rough: 0.85,
    edge: 'burnt',
    edgeColour: rgb('#6b4526'),
    round: 0.9,
    thickness: 6,
    relief: 1,
    mirror: [0.02, 0.02, 0.02],
    mark: { ...BURN, colour: rgb('#35200f'), halo: 0.3 },
  },
  glass: {
    colour: [0.45, 0.55, 0.53],
    rough: 0.04,
    mirror: [0.05, 0.05, 0.05],
    gloss: 2.4,
    through: 0.95,
    tint: [0.95, 0.985, 0.975],
    edge: 'lit',
    edgeColour: [0.42, 0.66, 0.6],
    bend: 0.03,
    round: 0.7,
    thickness: 6,
    mark: { ...FROST, strength: 0.96, glow: 0.3 },
  },
  'acrylic-clear': {
    colour: [0.9, 0.95, 0.97],
    rough: 0.03,
    mirror: [0.045, 0.045, 0.045],
    through: 0.93,
    tint: [0.97, 0.985, 0.99],
    edge: 'lit',
    edgeColour: [0.72, 0.84, 0.88],
    bend: 0,
    round: 0.25,
    thickness: 4,
    mark: FROST,
  },
  'acrylic-lit': {
    colour: [0.75, 0.86, 0.95],
    rough: 0.03,
    mirror: [0.045, 0.045, 0.045],
    through: 0.9,
    tint: [0.97, 0.985, 0.99],
    edge: 'lit',
    edgeColour: [0.95, 0.86, 0.6],
    round: 0.25,
    thickness: 5,
    mark: { ...FROST, colour: [1, 0.93, 0.76], strength: 0.95, glow: 1.7 },
  },
  'acrylic-frosted': {
    colour: [0.82, 0.86, 0.88],
    rough: 0.5,
    mirror: [0.04, 0.04, 0.04],
    through: 0.35,
    tint: [0.95, 0.97, 0.98],
    edge: 'lit',
    edgeColour: [0.75, 0.82, 0.85],
    round: 0.3,
    thickness: 4,
    mark: FROST,
  },
  'acrylic-mirror': metal('#e4e6e8', 0.02, 0, { colour: [0.7, 0.71, 0.72], rough: 0.9 }),
  'acrylic-gold-mirror': metal('#e6bd62', 0.03, 0, { colour: [0.75, 0.7, 0.6], rough: 0.9 }),
  'acrylic-rose-mirror': metal('#e0a08d', 0.03, 0, { colour: [0.78, 0.7, 0.66], rough: 0.9 }),
  ceramic: {
    colour: [0.86, 0.855, 0.84],
    rough: 0.09,
    gloss: 2,
    mirror: [0.05, 0.05, 0.05],
    edge: 'soft',
    round: 1.5,
    thickness: 5,
    mark: { glow: 0, colour: [0.1, 0.1, 0.1], strength: 0.9, rough: 0.6, depth: 0, halo: 0, patchy: 0.1 },
  },
  flame: { colour: [1, 0.6, 0.2], glow: 5, rough: 1, mirror: [0, 0, 0] },
  glow: { colour: [1, 0.8, 0.5], glow: 2.6, rough: 1 },
  leaf: { colour: [0.2, 0.28, 0.19], rough: 0.55, round: 2.2, edge: 'same', thickness: 0.6 },
};

type Family = (colour: Rgb) => Partial<Material>;

const FAMILIES: Record<string, Family> = {
  acrylic: (colour) => ({
    colour,
    rough: 0.035,
    mirror: [0.045, 0.045, 0.045],
    edge: 'soft',
    round: 0.3,
    thickness: 3,
    mark: { glow: 0, colour: pale(colour), strength: 0.85, rough: 0.9, depth: 0.1, halo: 0, patchy: 0.1 },
  }),
  tinted: (colour) => ({
    colour,
    rough: 0.03,
    mirror: [0.045, 0.045, 0.045],
    through: 0.72,
    tint: pale(colour, 0.45),
    edge: 'lit',
    edgeColour: colour,
    round: 0.25,
    thickness: 3,
    mark: FROST,
  }),
  vinyl: (colour) => ({ colour, rough: 0.3, mirror: [0.04, 0.04, 0.04], round: 0.08, thickness: 0.25 }),
  leather: (colour) => ({
    colour,
    texture: once('leather', leatherTexture),
    rough: 0.5,
    roughSpread: 0.2,
    relief: 0.9,
    edge: 'burnt',
    edgeColour: [colour[0] * 0.3, colour[1] * 0.25, colour[2] * 0.22],
    round: 1,
    thickness: 3,
    mark: {
      ...BURN,
      colour: [colour[0] * 0.2, colour[1] * 0.16, colour[2] * 0.13],
      depth: 0.25,
      halo: 0.25,
      rough: 0.6,
    },
  }),
  fabric: (colour) => ({
    colour,
    texture: once('knit', knitTexture),
    rough: 1,
    mirror: [0.01, 0.01, 0.01],
    fuzz: 0.3,
    edge: 'soft',
    round: 5,
    thickness: 4,
    relief: 0.8,
  }),
  linen: (colour) => ({
    colour,
    texture: once('linen', () => weaveTexture(64, 0.2, 221)),
    rough: 1,
    mirror: [0.01, 0.01, 0.01],
    fuzz: 0.25,
    edge: 'soft',
    round: 2,
    thickness: 1.2,
  }),
  canvas: (colour) => ({
    colour,
    texture: once('canvas', () => weaveTexture(90, 0.14, 231)),
    rough: 1,
    mirror: [0.01, 0.01, 0.01],
    fuzz: 0.15,
    edge: 'soft',
    round: 2,
    thickness: 1.5,
  }),
  felt: (colour) => ({
    colour,
    texture: once('felt', () => fibreTexture(1, 241)),
    rough: 1,
    mirror: [0.01, 0.01, 0.01],
    fuzz: 0.4,
    edge: 'soft',
    round: 1.2,
    thickness: 3,
  }),
  paper: (colour) => ({
    colour,
    texture: once('paper', () => fibreTexture(0.16, 251)),
    rough: 0.9,
    mirror: [0.02, 0.02, 0.02],
    round: 0.1,
    thickness: 0.4,
  }),
  satin: (colour) => ({
    colour,
    rough: 0.34,
    mirror: [0.06, 0.06, 0.06],
    fuzz: 0.2,
    round: 1.5,
    thickness: 0.6,
  }),
  plastic: (colour) => ({
    colour,
    rough: 0.24,
    mirror: [0.04, 0.04, 0.04],
    edge: 'soft',
    round: 1.2,
    thickness: 6,
  }),
  rubber: (colour) => ({
    colour,
    rough: 0.6,
    mirror: [0.03, 0.03, 0.03],
    edge: 'soft',
    round: 1,
    thickness: 3,
  }),
  coated: (colour) => ({
    colour,
    texture: once('powder', () => plasterTexture(0.5, 191)),
    relief: 0.3,
    rough: 0.33,
    mirror: [0.045, 0.045, 0.045],
    round: 0.6,
    edge: 'soft',
    thickness: 2,
    mark: {
      glow: 0,
      colour: [0.66, 0.67, 0.68],
      strength: 0.95,
      rough: 0.4,
      depth: 0.03,
      halo: 0,
      patchy: 0.1,
    },
  }),
  anodised: (colour) => ({
    colour: [colour[0] * 0.9, colour[1] * 0.9, colour[2] * 0.9],
    metal: true,
    rough: 0.36,
    round: 0.4,
    thickness: 1,
    texture: once('brushed-0.5', () => brushedTexture(0.5, 201)),
    mark: {
      glow: 0,
      colour: [0.7, 0.71, 0.72],
      strength: 0.95,
      rough: 0.5,
      depth: 0.02,
      halo: 0,
      patchy: 0.1,
    },
  }),
  painted: (colour) => ({
    colour,
    texture: once('painted', () => plasterTexture(0.7, 261)),
    rough: 0.5,
    edge: 'ply',
    edgeColour: rgb('#5a3418'),
    round: 0.35,
    thickness: 3,
    mark: { ...BURN, colour: rgb('#6b4a2c'), halo: 0.2 },
  }),
  wax: (colour) => ({ colour, rough: 0.45, mirror: [0.04, 0.04, 0.04], edge: 'soft', round: 2, fuzz: 0.15 }),
  ceramic: (colour) => ({
    colour,
    rough: 0.1,
    mirror: [0.05, 0.05, 0.05],
    edge: 'soft',
    round: 1.5,
    thickness: 5,
  }),
  leaf: (colour) => ({
    colour: [colour[0] * 0.8, colour[1] * 0.8, colour[2] * 0.78],
    rough: 0.66,
    round: 2.2,
    thickness: 0.6,
  }),
  rope: (colour) => ({
    colour,
    texture: once('canvas', () => weaveTexture(90, 0.14, 231)),
    rough: 1,
    fuzz: 0.3,
    mirror: [0.01, 0.01, 0.01],
    round: 1,
    thickness: 2.4,
    edge: 'soft',
  }),
};

function pale(colour: Rgb, amount: number = 0.55): Rgb {
  return [mixIn(colour[0], amount), mixIn(colour[1], amount), mixIn(colour[2], amount)];
}

function mixIn(value: number, amount: number): number {
  return value + (0.92 - value) * amount;
}

const known = new Map<string, Material>();

/**
 * A material by name: 'walnut', 'slate', 'acrylic-clear', or a family with a colour, 'acrylic-teal', 'vinyl-#c4232b'.
 * @throws Error when there is no such material
 */
export function findMaterial(name: string): Material {
  const found = known.get(name) ?? makeMaterial(name);
  known.set(name, found);
  return found;
}

function makeMaterial(name: string): Material {
  if (timbers[name]) return material({ ...WOOD, ...timbers[name] });
  const plain = stones[name] ?? metals[name] ?? others[name];
  if (plain) return material(plain);
  const [family = '', ...rest] = name.split('-');
  const make = FAMILIES[family];
  if (!make) throw new Error(`There is no material ${name}`);
  return material(make(findColour(rest.join('-') || 'white')));
}

/** A colour by name or '#rrggbb', as linear light. @throws Error when there is no such colour */
export function findColour(name: string): Rgb {
  const hex = name.startsWith('#') ? name : COLOURS[name];
  if (!hex) throw new Error(`There is no colour ${name}`);
  return rgb(hex);
}

/** Whether scenes may name this material. */
export function isMaterial(name: string): boolean {
  try {
    return findMaterial(name) !== undefined;
  } catch {
    return false;
  }
}
