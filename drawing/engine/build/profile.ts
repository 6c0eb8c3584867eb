import type { ProfilePoint } from '../solids/turned.ts';

/**
 * A corner of a profile: distance from the axis and height (mm), rounding radius, and the part that begins
 * here.
 */
export type Corner = readonly [radius: number, z: number, rounding?: number, part?: number];

const STEPS = 7;

/** Turns corners into a smooth profile: a curve replaces each rounded corner. */
export function roundedProfile(corners: readonly Corner[]): ProfilePoint[] {
  const points: ProfilePoint[] = [];
  corners.forEach(([radius, z, rounding = 0, part], i) => {
    const begins = part === undefined ? {} : { part };
    const before = corners[i - 1];
    const after = corners[i + 1];
    if (!before || !after || rounding <= 0) {
      points.push({ radius, z, ...begins });
      return;
    }
    const [ax, az] = toward(radius, z, before, rounding);
    const [bx, bz] = toward(radius, z, after, rounding);
    for (let k = 0; k <= STEPS; k++) {
      const t = k / STEPS;
      const u = 1 - t;
      points.push({
        radius: u * u * ax + 2 * u * t * radius + t * t * bx,
        z: u * u * az + 2 * u * t * z + t * t * bz,
        ...(k === 0 ? begins : {}),
      });
    }
  });
  return points;
}

function toward(radius: number, z: number, [r2, z2]: Corner, reach: number): [number, number] {
  const length = Math.hypot(r2 - radius, z2 - z) || 1;
  const t = Math.min(reach, length / 2) / length;
  return [radius + (r2 - radius) * t, z + (z2 - z) * t];
}

/** A smooth curve through points, for bowls and glasses. */
export function flowingProfile(corners: readonly Corner[]): ProfilePoint[] {
  const points: ProfilePoint[] = [];
  for (let i = 0; i + 1 < corners.length; i++) {
    const [r1, z1, , part] = corners[i] as Corner;
    const [r2, z2] = corners[i + 1] as Corner;
    const [r0, z0] = corners[i - 1] ?? [r1, z1];
    const [r3, z3] = corners[i + 2] ?? [r2, z2];
    for (let k = 0; k < STEPS; k++) {
      const t = k / STEPS;
      const begins = k === 0 && part !== undefined ? { part } : {};
      points.push({
        radius: Math.max(0, spline(r0, r1, r2, r3, t)),
        z: spline(z0, z1, z2, z3, t),
        ...begins,
      });
    }
  }
  const [radius, z] = corners.at(-1) as Corner;
  points.push({ radius, z });
  return points;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}
