import { paintGround } from './ground.ts';
import { LazyMap } from './lazy-map.ts';
import type { Lamp } from './lighting.ts';
import { mirrorRoom, patternAt } from './lighting.ts';
import type { Surface } from './materials/surface.ts';
import { newSurface } from './materials/surface.ts';
import { Neighbours } from './neighbours.ts';
import type { Hit, Solid } from './solids/solid.ts';
import type { Ray, World } from './world.ts';

/** How far objects darken their surroundings, as a share of the subject's size. */
const REACH = 0.13;
const TAPS = [0.045, 0.012];
const LAMP_RADIUS = 9;
/** Grid step, in pixels, for the openness above the ground. */
const GROUND_STEP = 2.2;

/** Computes how much light a surface sends to the eye: window, sky, lamps, shadows, mirror images. */
export class Illumination {
  /** the result: linear light */
  r = 0;
  g = 0;
  b = 0;
  readonly #world: World;
  readonly #table: readonly [number, number, number];
  readonly #neighbours: Neighbours;
  readonly #all: readonly number[];
  /** how open the sky is above the ground */
  readonly #groundOpen: LazyMap;
  /** the next surface is next to the last one, so slowly changing values may be reused */
  beside = false;
  /** the solid being lit, -1 for ground and wall */
  #self = -1;
  #last = { self: -2, nx: 0, ny: 0, nz: 0, open: 1 };

  /** @param pixel size in mm of a pixel in the focal plane */
  constructor(world: World, pixel: number) {
    this.#world = world;
    this.#table = tableLight(world);
    const { solids, lighting, size } = world;
    this.#neighbours = new Neighbours(solids, lighting.toward, lighting.spread, size * REACH);
    this.#all = solids.map((_, index) => index);
    this.#groundOpen = new LazyMap(this.#neighbours.beside, pixel * GROUND_STEP, 1, (x, y) =>
      this.#openAmong(this.#neighbours.cell(x, y), x, y, 0, 0, 0, 1),
    );
  }

  /**
   * Lights a surface at a hit as seen along a ray.
   * @param self index of its solid, -1 for ground and wall @param reflected seen in a mirror, so less exact
   */
  light(hit: Hit, surface: Surface, ray: Ray, self: number, reflected: boolean): void {
    this.#self = self;
    const { lighting } = this.#world;
    const { x, y, z, nx, ny, nz } = hit;
    const [lx, ly, lz] = lighting.toward;
    const fall = this.#falloff(x, y);
    const cell = this.#neighbours.cell(x, y);
    const shading = this.#neighbours.shading(cell);
    const clear =
      shading.length === 0
        ? fall
        : this.#clear(
            x + nx * 0.02,
            y + ny * 0.02,
            z + nz * 0.02,
            lx,
            ly,
            lz,
            Infinity,
            lighting.spread,
            shading,
          ) * fall;
    const open = reflected ? 0.8 : this.#open(cell, hit);
    const lit = Math.max(0, nx * lx + ny * ly + nz * lz) * clear;
    const ambient = open * (0.55 + 0.45 * fall) * (1 - 0.2 * nx + 0.08 * ny);
    const cosine = Math.max(0, -(ray.dx * nx + ray.dy * ny + ray.dz * nz));
    this.#scatter(surface, lit, ambient, 0.5 + 0.5 * nz);
    if (surface.fuzz > 0) this.#addFuzz(surface, cosine, lit, ambient);
    if (surface.rough < 0.86 || surface.mirrorR > 0.05)
      this.#addMirror(hit, surface, ray, cosine, clear, open);
    for (const lamp of this.#world.lamps) this.#addLamp(lamp, hit, surface);
  }

  #scatter(surface: Surface, lit: number, ambient: number, up: number): void {
    const { key, sky, bounce } = this.#world.lighting;
    const solid = 1 - surface.through;
    const down = 1 - up;
    this.r = (key[0] * lit + (sky[0] * up + bounce[0] * down) * ambient + surface.glow) * surface.r * solid;
    this.g = (key[1] * lit + (sky[1] * up + bounce[1] * down) * ambient + surface.glow) * surface.g * solid;
    this.b = (key[2] * lit + (sky[2] * up + bounce[2] * down) * ambient + surface.glow) * surface.b * solid;
  }

  #addFuzz(surface: Surface, cosine: number, lit: number, ambient: number): void {
    const halo = surface.fuzz * (1 - cosine) ** 2 * (0.4 * ambient + 0.5 * lit);
    this.r += surface.r * halo;
    this.g += surface.g * halo;
    this.b += surface.b * halo;
  }

  /** Adds reflections. The room is close, so reflections shift along the table. */
  #addMirror(hit: Hit, surface: Surface, ray: Ray, cosine: number, clear: number, open: number): void {
    const { size, middleX, middleY, lighting } = this.#world;
    const { x, y, z, nx, ny, nz } = hit;
    const twice = 2 * (ray.dx * nx + ray.dy * ny + ray.dz * nz);
    const shift = 0.3 / size;
    const seen = mirrorRoom(
      lighting,
      ray.dx - twice * nx + (x - middleX) * shift,
      ray.dy - twice * ny + (y - middleY) * shift,
      ray.dz - twice * nz,
      surface.rough * surface.rough,
      clear,
      this.#table,
      Math.min(1, 0.25 + z / (size * 0.12)),
      surface.gloss,
    );
    const rim = (1 - cosine) ** 5 * (1 - surface.rough) ** 2;
    const hidden = 0.25 + 0.75 * open;
    this.r += seen[0] * (surface.mirrorR + (1 - surface.mirrorR) * rim) * hidden;
    this.g += seen[1] * (surface.mirrorG + (1 - surface.mirrorG) * rim) * hidden;
    this.b += seen[2] * (surface.mirrorB + (1 - surface.mirrorB) * rim) * hidden;
  }

  #addLamp(lamp: Lamp, { x, y, z, nx, ny, nz }: Hit, surface: Surface): void {
    const tx = lamp.x - x;
    const ty = lamp.y - y;
    const tz = lamp.z - z;
    const far = Math.sqrt(tx * tx + ty * ty + tz * tz);
    const facing = (nx * tx + ny * ty + nz * tz) / far;
    let diffuse = 0.035;
    if (facing > 0) {
      const reach = far - LAMP_RADIUS;
      diffuse +=
        facing *
        this.#clear(
          x + nx * 0.05,
          y + ny * 0.05,
          z + nz * 0.05,
          tx / far,
          ty / far,
          tz / far,
          reach,
          0.035,
          this.#all,
        );
    }
    const glow = ((lamp.power * 10000 * diffuse) / (far * far + 400)) * (1 - surface.through);
    this.r += glow * lamp.colour[0] * surface.r;
    this.g += glow * lamp.colour[1] * surface.g;
    this.b += glow * lamp.colour[2] * surface.b;
  }

  /** Light falls off away from the window and is patterned by what is in front of it. */
  #falloff(x: number, y: number): number {
    const { lighting, size, middleX, middleY } = this.#world;
    const along = ((x - middleX) * lighting.toward[0] + (y - middleY) * lighting.toward[1]) / size;
    const slope = 1 + Math.max(-0.45, Math.min(0.4, along * 0.2));
    return slope * patternAt(lighting, x - middleX, y - middleY, Math.min(420, size * 0.5));
  }

  /** How much of a light in direction d, `reach` mm away, gets past those solids to a point, 0 to 1. */
  #clear(
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
    spread: number,
    among: readonly number[],
  ): number {
    const { solids } = this.#world;
    let clear = 1;
    for (let k = 0; k < among.length; k++) {
      const i = among[k] as number;
      const solid = solids[i] as Solid;
      if (i === this.#self && !solid.shadesItself) continue;
      const bx = solid.ballX - x;
      const by = solid.ballY - y;
      const bz = solid.ballZ - z;
      const toward = bx * dx + by * dy + bz * dz;
      if (toward < -solid.ballRadius) continue;
      const grown = solid.ballRadius + Math.max(0, toward) * spread;
      if (bx * bx + by * by + bz * bz - toward * toward > grown * grown) continue;
      clear *= 1 - solid.occlude(x, y, z, dx, dy, dz, reach, spread) * solid.shade;
      if (clear < 0.01) return 0;
    }
    return clear;
  }

  /** How open the sky is above a point, 0 to 1. */
  #open(cell: number, hit: Hit): number {
    const { x, y, z, nz } = hit;
    const { size, wall, ground } = this.#world;
    const low = size * REACH * 2;
    const onGround = this.#self < 0 && z === 0;
    let open = onGround ? this.#groundOpen.at(x, y) : this.#openOrLast(cell, hit);
    if (this.#self >= 0 && z < low && nz < 0.9) open *= 0.72 + (0.28 * Math.max(0, z)) / low;
    if (wall - y < low && !ground.sweep) open *= 0.8 + (0.2 * (wall - y)) / low;
    return open;
  }

  /** The same for a solid, reused from the neighbouring pixel when that shows the same face. */
  #openOrLast(cell: number, { x, y, z, nx, ny, nz }: Hit): number {
    const last = this.#last;
    const same = last.self === this.#self && nx * last.nx + ny * last.ny + nz * last.nz > 0.95;
    if (this.beside && same) return last.open;
    last.self = this.#self;
    last.nx = nx;
    last.ny = ny;
    last.nz = nz;
    last.open = this.#openAmong(cell, x, y, z, nx, ny, nz);
    return last.open;
  }

  /** The same from the solids alone, by the distance to nearby ones. */
  #openAmong(cell: number, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    const { solids, size } = this.#world;
    const close = this.#neighbours.close(cell);
    let open = 1;
    for (let k = 0; k < close.length; k++) {
      const i = close[k] as number;
      const solid = solids[i] as Solid;
      if (i === this.#self && !solid.hidesItself()) continue;
      open *= 1 - hiddenBy(solid, size, x, y, z, nx, ny, nz) * solid.shade;
    }
    return open;
  }
}

/** How much of the sky one solid hides from a point. */
function hiddenBy(
  solid: Solid,
  size: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  const reach = size * REACH;
  const near = solid.ballRadius + reach;
  const bx = solid.ballX - x;
  const by = solid.ballY - y;
  const bz = solid.ballZ - z;
  if (bx * bx + by * by + bz * bz > near * near) return 0;
  const far = solid.distance(x + nx * reach, y + ny * reach, z + nz * reach);
  if (far > 2 * reach) return 0;
  let hidden = far < reach ? (reach - Math.max(0, far)) / reach : 0;
  for (const tap of TAPS) {
    const h = tap * size;
    const gap = solid.distance(x + nx * h, y + ny * h, z + nz * h);
    if (gap < h) hidden += (h - Math.max(0, gap)) / h;
  }
  return Math.min(0.85, hidden * 0.29);
}

/** Roughly the light that the table sends up into mirrors. */
function tableLight({ ground, lighting }: World): readonly [number, number, number] {
  const surface = newSurface();
  paintGround(ground, 21, 13, 60, surface);
  const { key, sky, toward } = lighting;
  const gain = (i: 0 | 1 | 2): number => 0.62 * (key[i] * toward[2] + sky[i]);
  return [surface.r * gain(0), surface.g * gain(1), surface.b * gain(2)];
}
