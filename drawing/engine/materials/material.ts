import type { Texture } from '../texture.ts';

/** Linear light, 0 to 1. */
export type Rgb = readonly [number, number, number];

/** How the cut side of a sheet looks. */
export type EdgeStyle = 'burnt' | 'ply' | 'same' | 'lit' | 'chipped' | 'soft';

/** How a laser's mark looks on a material. */
export interface Mark {
  colour: Rgb;
  /** 1 covers the material, less lets it show through */
  strength: number;
  rough: number;
  /** mm that the mark lies below the face (for its shaded rim) */
  depth: number;
  /** 0 to 1: smoke round the mark */
  halo: number;
  /** 0 to 1: unevenness */
  patchy: number;
  /** emitted light, as of acrylic lit from its edge */
  glow: number;
}

/** Material properties used by the tracer. */
export interface Material {
  colour: Rgb;
  texture?: () => Texture;
  relief: number;
  rough: number;
  roughSpread: number;
  mirror: Rgb;
  /** the texture also colours reflections: metals */
  metal: boolean;
  through: number;
  tint: Rgb;
  bend: number;
  gloss: number;
  fuzz: number;
  glow: number;
  edge: EdgeStyle;
  edgeColour: Rgb;
  mark: Mark;
  /** default rounding of its edges in mm */
  round: number;
  /** usual thickness of a sheet in mm */
  thickness: number;
  /** grain too fine for the texture, 0 to 1 */
  micro: number;
}

/** '#rrggbb' to linear light. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number): number => (((value >> shift) & 255) / 255) ** 2.2;
  return [channel(16), channel(8), channel(0)];
}

const PLAIN: Material = {
  colour: [1, 1, 1],
  relief: 1,
  rough: 0.7,
  roughSpread: 0,
  mirror: [0.04, 0.04, 0.04],
  metal: false,
  through: 0,
  tint: [1, 1, 1],
  bend: 0,
  gloss: 1,
  fuzz: 0,
  glow: 0,
  edge: 'same',
  edgeColour: [0.5, 0.5, 0.5],
  mark: { colour: [0.1, 0.06, 0.03], strength: 1, rough: 0.9, depth: 0.15, halo: 0, patchy: 0.3, glow: 0 },
  round: 0.3,
  thickness: 3,
  micro: 0,
};

/** A material: the given differences over the defaults. */
export function material(difference: Partial<Material>): Material {
  return { ...PLAIN, ...difference };
}
