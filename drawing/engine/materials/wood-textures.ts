import { cellNoise, clamp01, mix, smoothstep, tileFractal, tileNoise } from '../noise.ts';
import type { Cell, Texture } from '../texture.ts';
import { buildTexture } from '../texture.ts';

type Tone = readonly [number, number, number];

/** What distinguishes one timber from another. Grain runs along the tile's x. */
export interface Timber {
  light: Tone;
  dark: Tone;
  /** rings across the tile, and how far they wander */
  rings: number;
  wander: number;
  /** darkness of late wood, 0 to 1 */
  contrast: number;
  fibre: number;
  /** open pores, 0 to 1 */
  pores: number;
  /** rays across the grain: the flecks of oak and beech */
  flecks: number;
  knots: number;
  layer: number;
}

const TILE = { width: 1024, height: 1024, spanX: 330, spanY: 150 };

/** A board of a timber, sawn along the trunk. */
export function timberTexture(timber: Timber): Texture {
  return buildTexture(TILE, (u, v, cell) => paintTimber(timber, u, v, cell));
}

function paintTimber(timber: Timber, u: number, v: number, cell: Cell): void {
  const { layer } = timber;
  const broad = tileFractal(u * 2, v * 5, 2, 5, layer, 3);
  const bend = tileNoise(u * 3, v * 2, 3, 2, layer + 3) - 0.5;
  const knot = timber.knots > 0 ? knotAt(timber, u, v) : 0;
  const place = v * timber.rings + (broad - 0.5) * timber.wander + bend * 1.3 + knot * 3.2;
  const ring = place - Math.floor(place);
  const late = smoothstep(0.12, 0.86, ring) ** 1.6 * (1 - smoothstep(0.9, 1, ring));
  const vary = 0.55 + 0.9 * tileNoise(u * 2 + 9, v * 9, 2, 9, layer + 5);
  const fine = tileNoise(u * 14, v * 620, 14, 620, layer + 11) - 0.5;
  const streak = tileNoise(u * 6, v * 190, 6, 190, layer + 13) - 0.5;
  const speck = tileNoise(u * 190, v * 900, 190, 900, layer + 15);
  const pore =
    timber.pores * smoothstep(0.74, 0.9, tileNoise(u * 70, v * 560, 70, 560, layer + 17)) * (1.15 - late);
  const fleck = timber.flecks * smoothstep(0.8, 0.93, tileNoise(u * 110, v * 150, 110, 150, layer + 19));
  const cloud = tileFractal(u * 3, v * 3, 3, 3, layer + 23, 2) - 0.5;
  let t = late * timber.contrast * vary + fine * timber.fibre + streak * timber.fibre * 1.25 + cloud * 0.3;
  t += pore * 0.55 - fleck * 0.35 + (speck - 0.5) * 0.05 + knot * 0.5;
  t = clamp01(t + 0.12);
  cell.r = mix(timber.light[0], timber.dark[0], t);
  cell.g = mix(timber.light[1], timber.dark[1], t);
  cell.b = mix(timber.light[2], timber.dark[2], t);
  cell.height = -pore * 0.07 - fine * 0.016 - late * 0.01;
  cell.rough = 0.5 + fine * 0.25 + pore * 0.3 - late * 0.08;
}

/** Knots deflect the rings: near 1 in a knot, 0 away from it. */
function knotAt(timber: Timber, u: number, v: number): number {
  let sum = 0;
  for (let i = 0; i < timber.knots; i++) {
    const du = wrapped(u - cellNoise(timber.layer + i, 77));
    const dv = wrapped(v - cellNoise(timber.layer + i, 78)) * 0.5;
    const far = Math.hypot(du * 1.5, dv * 1.9);
    sum += Math.exp(-((far / 0.021) ** 2)) + 0.42 * Math.exp(-far / 0.05);
  }
  return Math.min(1.2, sum);
}

function wrapped(value: number): number {
  return value - Math.round(value);
}

/** What distinguishes one bamboo board from another. */
export interface Bamboo {
  light: Tone;
  dark: Tone;
  strips: number;
  layer: number;
}

/** Bamboo glued up from strips: fine dark fibres, an occasional node, hardly any rings. */
export function bambooTexture({ light, dark, strips, layer }: Bamboo): Texture {
  return buildTexture(TILE, (u, v, cell) => {
    const strip = Math.floor(v * strips);
    const across = v * strips - strip;
    const tone = cellNoise(strip + 31, layer);
    const shift = cellNoise(strip + 3, layer + 1);
    const seam = 1 - smoothstep(0, 0.028, Math.min(across, 1 - across));
    const wave = tileNoise(u * 5, v * strips, 5, strips, layer + 2) * 0.1;
    let nodes = 0;
    for (const at of [shift, shift + 0.47 + tone * 0.1]) {
      const near = Math.abs(wrapped(u - at + wave * 0.06)) * 330;
      nodes = Math.max(nodes, Math.exp(-((near / 0.9) ** 2)) + 0.4 * Math.exp(-((near / 5) ** 2)));
    }
    const fibre = tileNoise((u + shift) * 26, v * 700, 26, 700, layer + 4);
    const dash = smoothstep(0.66, 0.9, tileNoise((u + shift) * 40, v * 480, 40, 480, layer + 6));
    const streak = tileNoise((u + shift) * 4, v * 120, 4, 120, layer + 8) - 0.5;
    const t = clamp01(
      0.14 +
        (tone - 0.5) * 0.42 +
        (fibre - 0.5) * 0.2 +
        dash * 0.26 +
        streak * 0.32 +
        nodes * 0.42 +
        seam * 0.3,
    );
    cell.r = mix(light[0], dark[0], t);
    cell.g = mix(light[1], dark[1], t);
    cell.b = mix(light[2], dark[2], t);
    cell.height = -(fibre - 0.5) * 0.012 - seam * 0.04 + nodes * 0.02;
    cell.rough = 0.5 + (fibre - 0.5) * 0.2 + dash * 0.15;
  });
}
