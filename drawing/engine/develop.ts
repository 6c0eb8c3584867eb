import sharp from 'sharp';
import type { Lighting } from './lighting.ts';
import { cellNoise } from './noise.ts';

const CURVE_SIZE = 4096;
const BRIGHTEST = 8;
const CURVE = makeCurve();

/** Film-like: straight in the middle, a soft shoulder, a short toe; then sRGB-encoded. */
function makeCurve(): Float32Array {
  return Float32Array.from({ length: CURVE_SIZE }, (_, i) => {
    const light = (i / (CURVE_SIZE - 1)) ** 2 * BRIGHTEST;
    const toned = shoulder(light * (light / (light + 0.014)));
    const seen = toned <= 0.0031308 ? 12.92 * toned : 1.055 * toned ** (1 / 2.4) - 0.055;
    return Math.min(1, seen) * 255;
  });
}

function shoulder(light: number): number {
  const from = 0.42;
  return light <= from ? light : from + (1 - from) * (1 - Math.exp((from - light) / (1 - from)));
}

/**
 * Lets very bright areas bleed into their surroundings, as lenses do; changes the light in place.
 * @param strength 0 to 1
 */
export async function addBloom(
  light: Float32Array,
  width: number,
  height: number,
  strength: number,
): Promise<void> {
  const w = Math.max(8, Math.round(width / 6));
  const h = Math.max(6, Math.round(height / 6));
  const bright = Buffer.alloc(w * h * 3);
  for (let y = 0, o = 0; y < h; y++)
    for (let x = 0; x < w; x++, o += 3) {
      const i = (Math.floor(((y + 0.5) * height) / h) * width + Math.floor(((x + 0.5) * width) / w)) * 3;
      const brightest = Math.max(light[i] as number, light[i + 1] as number, light[i + 2] as number);
      const gain = Math.min(255, Math.max(0, brightest - 0.9) * 60) / Math.max(0.001, brightest);
      for (let c = 0; c < 3; c++) bright[o + c] = (light[i + c] as number) * gain;
    }
  const raw = { width: w, height: h, channels: 3 } as const;
  const [near, far] = await Promise.all(
    [0.018, 0.07].map((sigma) =>
      sharp(bright, { raw })
        .blur(Math.max(0.5, sigma * w))
        .resize(width, height, { fit: 'fill', kernel: 'cubic' })
        .raw()
        .toBuffer(),
    ),
  );
  for (let i = 0; i < light.length; i++)
    light[i] = (light[i] as number) + ((near?.[i] ?? 0) * 0.5 + (far?.[i] ?? 0)) * (strength / 100);
}

/** Turns linear light into an 8-bit picture: exposure, vignette, tone, and half a step of grain against banding. */
export function developPicture(
  light: Float32Array,
  width: number,
  height: number,
  lighting: Lighting,
): Buffer {
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    const v = (y + 0.5) / height - 0.5;
    for (let x = 0; x < width; x++, i += 3) {
      const u = (x + 0.5) / width - 0.5;
      const gain = lighting.exposure * (1 - lighting.vignette * (u * u + v * v) * 1.6);
      const grain = cellNoise(x, y) + cellNoise(x + 91, y + 37) - 0.5;
      const kept = gain * keepHue(light[i] as number, light[i + 1] as number, light[i + 2] as number);
      for (let c = 0; c < 3; c++) out[i + c] = Math.min(255, tone((light[i + c] as number) * kept) + grain);
    }
  }
  return out;
}

/** Dims very bright coloured light, which would otherwise clip to white. */
function keepHue(r: number, g: number, b: number): number {
  const brightest = Math.max(r, g, b);
  return brightest <= 1.6 ? 1 : (1.6 / brightest) ** 0.55;
}

function tone(light: number): number {
  const at = Math.sqrt(Math.min(BRIGHTEST, light) / BRIGHTEST) * (CURVE_SIZE - 1);
  const low = at | 0;
  const a = CURVE[low] as number;
  const b = CURVE[Math.min(CURVE_SIZE - 1, low + 1)] as number;
  return a + (b - a) * (at - low);
}
