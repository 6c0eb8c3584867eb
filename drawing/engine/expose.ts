import type { Solid } from './solids/solid.ts';
import { Tracer } from './tracer.ts';
import type { World } from './world.ts';

const TILE = 16;
const CONTRAST = 0.13;
/** The ground in `met`; its textures are already smooth. */
const GROUND = 0;
/** Minimum width (px) at which neighbouring pixels share slowly changing values. */
const FINE = 900;
/** Offsets of the extra rays in a pixel that contains an edge. */
const SPOTS: readonly (readonly [number, number])[] = [
  [-0.375, -0.125],
  [-0.125, 0.375],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.26, 0.12],
  [0.2, 0.28],
];
/** Enough of them where pixels are small. */
const FEW_SPOTS = SPOTS.slice(0, 4);

/**
 * Renders the world as linear light, three numbers per pixel: one ray per pixel, and more where it differs
 * from its neighbours.
 */
export function exposePicture(world: World, width: number, height: number): Float32Array {
  const film = new Film(world, width, height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) film.exposeOnce(x, y);
  film.refineEdges();
  return film.light;
}

class Film {
  readonly light: Float32Array;
  readonly #met: Int32Array;
  readonly #world: World;
  readonly #tracer: Tracer;
  readonly #width: number;
  readonly #height: number;
  readonly #tiles: number[][];
  readonly #tilesAcross: number;

  constructor(world: World, width: number, height: number) {
    this.light = new Float32Array(width * height * 3);
    this.#met = new Int32Array(width * height);
    this.#world = world;
    this.#width = width;
    this.#height = height;
    const { window } = world.camera;
    this.#tracer = new Tracer(world, (window.right - window.left) / width);
    this.#tilesAcross = Math.ceil(width / TILE);
    this.#tiles = Array.from({ length: this.#tilesAcross * Math.ceil(height / TILE) }, () => []);
    world.solids.forEach((solid, index) => this.#placeInTiles(solid, index));
  }

  /** Records the tiles in which a solid is visible; its mirror image in a polished ground counts too. */
  #placeInTiles(solid: Solid, index: number): void {
    const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
    for (let i = 0; i < 24; i += 3) {
      const [x, y, z] = solid.corners.slice(i, i + 3) as [number, number, number];
      this.#grow(box, x, y, z);
      if (this.#world.ground.polish > 0) this.#grow(box, x, y, -z);
    }
    const down = Math.ceil(this.#height / TILE);
    const from = (value: number, most: number): number =>
      Math.min(most - 1, Math.max(0, Math.floor((value - 2) / TILE)));
    const to = (value: number, most: number): number =>
      Math.min(most - 1, Math.max(-1, Math.floor((value + 2) / TILE)));
    for (let ty = from(box.top, down); ty <= to(box.bottom, down); ty++)
      for (let tx = from(box.left, this.#tilesAcross); tx <= to(box.right, this.#tilesAcross); tx++)
        this.#tiles[ty * this.#tilesAcross + tx]?.push(index);
  }

  #grow(
    box: { left: number; right: number; top: number; bottom: number },
    x: number,
    y: number,
    z: number,
  ): void {
    const { camera } = this.#world;
    const { right, up, forward, window } = camera;
    const dx = x - camera.x;
    const dy = y - camera.y;
    const dz = z - camera.z;
    const depth = Math.max(1, dx * forward[0] + dy * forward[1] + dz * forward[2]);
    const u = (dx * right[0] + dy * right[1] + dz * right[2]) / depth;
    const v = (dx * up[0] + dy * up[1] + dz * up[2]) / depth;
    const px = ((u - window.left) / (window.right - window.left)) * this.#width;
    const py = ((window.top - v) / (window.top - window.bottom)) * this.#height;
    box.left = Math.min(box.left, px);
    box.right = Math.max(box.right, px);
    box.top = Math.min(box.top, py);
    box.bottom = Math.max(box.bottom, py);
  }

  #ray(px: number, py: number, beside: boolean): void {
    const { camera } = this.#world;
    const { right, up, forward, window } = camera;
    const u = window.left + ((window.right - window.left) * px) / this.#width;
    const v = window.top - ((window.top - window.bottom) * py) / this.#height;
    const dx = forward[0] + right[0] * u + up[0] * v;
    const dy = forward[1] + right[1] * u + up[1] * v;
    const dz = forward[2] + right[2] * u + up[2] * v;
    const length = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    const { ray } = this.#tracer;
    ray.x = camera.x;
    ray.y = camera.y;
    ray.z = camera.z;
    ray.dx = dx * length;
    ray.dy = dy * length;
    ray.dz = dz * length;
    const tx = Math.min(this.#tilesAcross - 1, Math.max(0, Math.floor(px / TILE)));
    const ty = Math.max(0, Math.floor(py / TILE));
    const near = this.#tiles[ty * this.#tilesAcross + tx] ?? [];
    this.#tracer.trace(near, beside);
  }

  exposeOnce(x: number, y: number): void {
    this.#ray(x + 0.5, y + 0.5, this.#width >= FINE && x % 3 !== 0);
    const i = y * this.#width + x;
    const { r, g, b, met } = this.#tracer;
    this.light[i * 3] = r;
    this.light[i * 3 + 1] = g;
    this.light[i * 3 + 2] = b;
    this.#met[i] = met;
  }

  /**
   * Sends extra rays through every pixel that meets a different object from the next, or is much lighter or
   * darker.
   */
  refineEdges(): void {
    const width = this.#width;
    const height = this.#height;
    const rough = new Uint8Array(width * height);
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        if (x + 1 < width && this.#differ(i, i + 1)) rough[i] = rough[i + 1] = 1;
        if (y + 1 < height && this.#differ(i, i + width)) rough[i] = rough[i + width] = 1;
      }
    for (let i = 0; i < rough.length; i++) if (rough[i]) this.#refine(i);
  }

  #differ(i: number, j: number): boolean {
    if (this.#met[i] !== this.#met[j]) return true;
    if (this.#met[i] === GROUND) return false;
    const a = Math.sqrt(this.light[i * 3 + 1] as number);
    const b = Math.sqrt(this.light[j * 3 + 1] as number);
    return Math.abs(a - b) > CONTRAST;
  }

  #refine(i: number): void {
    const x = (i % this.#width) + 0.5;
    const y = Math.floor(i / this.#width) + 0.5;
    let r = squash(this.light[i * 3] as number);
    let g = squash(this.light[i * 3 + 1] as number);
    let b = squash(this.light[i * 3 + 2] as number);
    const spots = this.#width >= FINE ? FEW_SPOTS : SPOTS;
    for (const [dx, dy] of spots) {
      this.#ray(x + dx, y + dy, false);
      r += squash(this.#tracer.r);
      g += squash(this.#tracer.g);
      b += squash(this.#tracer.b);
    }
    const share = 1 / (spots.length + 1);
    this.light[i * 3] = unsquash(r * share);
    this.light[i * 3 + 1] = unsquash(g * share);
    this.light[i * 3 + 2] = unsquash(b * share);
  }
}

/** Compresses very bright light before averaging; otherwise the edges of highlights stay jagged. */
function squash(light: number): number {
  return light / (1 + light);
}

function unsquash(light: number): number {
  return light / Math.max(1e-4, 1 - light);
}
