import { clamp01, noise, smoothstep } from './noise.ts';
import type { Light } from './scene.ts';

type Colour = readonly [number, number, number];
type Direction = readonly [number, number, number];

/** A small lamp within the picture, such as the candle of a lantern. Millimetres, linear light at 100 mm. */
export interface Lamp {
  x: number;
  y: number;
  z: number;
  power: number;
  colour: Colour;
}

/** The light of a picture: one large window or softbox, and the light reflected by the room. */
export interface Lighting {
  toward: Direction;
  key: Colour;
  /** half width of the window as seen from the table: softness of shadows */
  spread: number;
  sky: Colour;
  bounce: Colour;
  /** size of the window's reflection, and whether it has cross bars */
  windowWidth: number;
  windowHeight: number;
  panes: boolean;
  /** brightness of the reflected window */
  sheen: number;
  pattern: 'none' | 'leaves' | 'blinds' | 'panes';
  exposure: number;
  /** strips of light behind clear objects: how brightly their edges shine */
  rim: number;
  /** strength of lamps relative to the window */
  lampGain: number;
  vignette: number;
}

function unit(x: number, y: number, z: number): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const WINDOW: Lighting = {
  toward: unit(-0.62, 0.5, 0.82),
  key: [2.5, 2.34, 2.1],
  spread: 0.13,
  sky: [0.42, 0.44, 0.485],
  bounce: [0.22, 0.19, 0.16],
  windowWidth: 0.34,
  windowHeight: 0.46,
  panes: true,
  sheen: 2.3,
  pattern: 'none',
  exposure: 0.7,
  rim: 0,
  lampGain: 0.1,
  vignette: 0.24,
};

const LIGHTING: Record<Light, Lighting> = {
  window: WINDOW,
  morning: {
    ...WINDOW,
    toward: unit(-0.86, 0.42, 0.62),
    key: [3.0, 2.55, 2.0],
    spread: 0.075,
    sky: [0.38, 0.42, 0.5],
    exposure: 0.7,
  },
  studio: {
    ...WINDOW,
    toward: unit(-0.45, 0.1, 1),
    key: [1.9, 1.88, 1.84],
    spread: 0.24,
    sky: [0.56, 0.57, 0.6],
    panes: false,
    windowWidth: 0.42,
    windowHeight: 0.42,
    sheen: 1.8,
    vignette: 0.14,
    exposure: 0.67,
  },
  dappled: {
    ...WINDOW,
    toward: unit(-0.72, 0.55, 0.78),
    key: [3.1, 2.75, 2.25],
    spread: 0.07,
    pattern: 'leaves',
    exposure: 0.67,
  },
  blinds: {
    ...WINDOW,
    toward: unit(-0.8, 0.35, 0.75),
    key: [3.1, 2.7, 2.2],
    spread: 0.06,
    pattern: 'panes',
    exposure: 0.67,
  },
  rim: {
    ...WINDOW,
    key: [1.9, 1.85, 1.8],
    sky: [0.3, 0.32, 0.36],
    bounce: [0.12, 0.12, 0.13],
    windowWidth: 0.16,
    panes: false,
    sheen: 1.5,
    vignette: 0.34,
    rim: 2.6,
  },
  evening: {
    ...WINDOW,
    toward: unit(-0.7, 0.5, 0.5),
    key: [0.62, 0.55, 0.52],
    spread: 0.2,
    sky: [0.1, 0.115, 0.15],
    bounce: [0.1, 0.08, 0.06],
    sheen: 0.9,
    panes: false,
    exposure: 0.85,
    lampGain: 1,
    vignette: 0.4,
  },
};

/**
 * Lighting for a camera tilted by `tilt` degrees: lying objects are lit from behind, standing ones from the
 * front, always from the left.
 */
export function lightingFor(light: Light, tilt: number): Lighting {
  const lighting = LIGHTING[light];
  const [x, y, z] = lighting.toward;
  const turned = Math.min(1, Math.max(0, (tilt - 22) / 32));
  return {
    ...lighting,
    toward: unit(x, y + (-0.5 - y) * turned, z - 0.2 * turned),
    windowHeight: lighting.windowHeight + 0.75 * turned,
    exposure: lighting.exposure * (1 + 0.16 * turned),
  };
}

/** How much of the key light passes what is in front of the window, at a point of the table (mm), 0 to 1. */
export function patternAt(lighting: Lighting, x: number, y: number, size: number): number {
  if (lighting.pattern === 'none') return 1;
  const u = x / size;
  const v = y / size;
  if (lighting.pattern === 'leaves') return leaves(u, v);
  const skewed = u + v * 0.35;
  const across = Math.abs(((((skewed * 1.15 + 0.42) % 1) + 1) % 1) - 0.5);
  const down = Math.abs(((((v * 0.85 + 0.3) % 1) + 1) % 1) - 0.5);
  return 0.3 + 0.7 * smoothstep(0.02, 0.085, 0.5 - across) * smoothstep(0.02, 0.085, 0.5 - down);
}

function leaves(u: number, v: number): number {
  const bent = noise(u * 1.3, v * 1.3, 21) * 0.8;
  const large = noise(u * 2.1 + bent, v * 3.9 - bent, 22);
  const small = noise(u * 5.2 + bent * 2, v * 8.1, 23);
  return 0.34 + 0.66 * smoothstep(0.34, 0.62, large * 0.72 + small * 0.28);
}

const seen: [number, number, number] = [0, 0, 0];

/**
 * What a mirror reflects of the room in a direction: window, a dim strip on the other side, ceiling, table.
 * @param blur roughness squared @param clear unobstructed share of the window, 0 to 1
 * @param lifted 1 well above the table, less near it, where the object's own shadow is reflected
 * @param gloss how strongly it reflects lamps and windows compared with the rest
 * @returns linear light; reused by the next call
 */
export function mirrorRoom(
  lighting: Lighting,
  x: number,
  y: number,
  z: number,
  blur: number,
  clear: number,
  table: Colour,
  lifted: number,
  gloss: number,
): readonly [number, number, number] {
  const up = smoothstep(-0.12 - blur, 0.12 + blur, z);
  const [tx, ty] = lighting.toward;
  const away = x * tx + y * ty;
  const ceiling =
    (1.5 + 2.1 * away + 0.8 * away * Math.abs(away) + 1.3 * smoothstep(0.15, 0.85, y)) * (1 - blur) +
    1.5 * blur;
  const down = (1 - up) * lifted;
  const soft = 0.05 + blur * 1.5;
  const light =
    windowIn(lighting, x, y, z, soft) * lighting.sheen * clear * gloss + fillIn(x, y, z, soft) * 0.55 * gloss;
  const { key } = lighting;
  const sky = lighting.sky[1];
  const scale = 1 / key[1];
  seen[0] = sky * 0.985 * Math.max(0.12, ceiling) * up + table[0] * down + light * key[0] * scale;
  seen[1] = sky * 1 * Math.max(0.12, ceiling) * up + table[1] * down + light * key[1] * scale;
  seen[2] = sky * 1.03 * Math.max(0.12, ceiling) * up + table[2] * down + light * key[2] * scale;
  return seen;
}

/** Above this softness a window is only a glow from its side. */
const BLURRED = 0.5;

function windowIn(
  { toward: [tx, ty, tz], windowWidth, windowHeight, panes }: Lighting,
  x: number,
  y: number,
  z: number,
  soft: number,
): number {
  const facing = x * tx + y * ty + z * tz;
  if (facing <= 0.05) return 0;
  const dilution = (windowWidth * windowHeight) / ((windowWidth + soft * 0.8) * (windowHeight + soft * 0.8));
  if (soft > BLURRED) return dilution * facing * facing * facing * 0.85;
  const flat = Math.sqrt(tx * tx + ty * ty) || 1;
  const across = (x * -ty + y * tx) / flat / facing;
  const updown = (z - facing * tz) / flat / facing;
  const a = edge(windowWidth, across, soft);
  const b = edge(windowHeight, updown, soft);
  let light = a * b * dilution;
  if (panes && soft < 0.3) {
    const bars = Math.min(
      smoothstep(0.015, 0.03 + soft * 0.5, Math.abs(across)),
      smoothstep(0.015, 0.03 + soft * 0.5, Math.abs(updown)),
    );
    light *= 1 - (1 - bars) * clamp01(1 - soft * 3);
  }
  return light;
}

function fillIn(x: number, y: number, z: number, soft: number): number {
  if (x <= 0) return 0;
  const strip = edge(0.16, x * 0.45 - 0.62 + Math.abs(y) * 0.25, 0.1 + soft * 0.5);
  return (strip * edge(0.55, z - 0.35, 0.3 + soft)) / (1 + soft);
}

function edge(half: number, at: number, soft: number): number {
  return smoothstep(-soft, soft, half - Math.abs(at));
}
