import { paintGround } from './ground.ts';
import { Illumination } from './illumination.ts';
import type { Surface } from './materials/surface.ts';
import { newSurface } from './materials/surface.ts';
import { paintMaterial } from './solids/finish.ts';
import type { Hit, Solid } from './solids/solid.ts';
import type { Ray, World } from './world.ts';
import { newRay } from './world.ts';

const LAYERS = 5;
const WALL_CUT = { shiftX: 11, shiftY: 17, cos: 1, sin: 0, tone: 1 };

/**
 * Finds the colour (linear light) of one ray; keeps its scratch data between rays, so use one tracer per
 * picture.
 */
export class Tracer {
  r = 0;
  g = 0;
  b = 0;
  /** what the ray hit first: 0 ground, 1 wall, else 2 + 4 × solid + face */
  met = 0;
  /** filled by the caller: the ray's start and direction */
  readonly ray: Ray = newRay();
  readonly #mirrored: Ray = newRay();
  readonly #world: World;
  readonly #illumination: Illumination;
  readonly #surface: Surface = newSurface();
  readonly #hit: Hit = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1, footprint: 1 };
  readonly #pixel: number;
  #nearest = Infinity;
  #weightR = 1;
  #weightG = 1;
  #weightB = 1;

  /** @param pixel the size of a pixel at distance 1 */
  constructor(world: World, pixel: number) {
    this.#world = world;
    this.#pixel = pixel;
    this.#illumination = new Illumination(world, pixel * world.camera.focus);
  }

  /**
   * Follows `ray` through clear solids; the result is in r, g, b and met.
   * @param near the solids it may hit @param beside whether the last ray went through the pixel next to it
   */
  trace(near: readonly number[], beside: boolean): void {
    this.#illumination.beside = beside;
    this.r = this.g = this.b = 0;
    this.#weightR = this.#weightG = this.#weightB = 1;
    this.ray.travelled = 0;
    this.#follow(this.ray, near, false);
  }

  #follow(ray: Ray, near: readonly number[], reflected: boolean): void {
    let skip = -1;
    for (let layer = 0; layer < LAYERS; layer++) {
      const which = this.#findNearest(ray, near, skip);
      const toGround = ray.dz < 0 ? -ray.z / ray.dz : Infinity;
      const toWall = ray.dy > 0 ? (this.#world.wall - ray.y) / ray.dy : Infinity;
      const first = layer === 0 && !reflected;
      if (which < 0 || this.#nearest > Math.min(toGround, toWall)) {
        if (first) this.met = toGround < toWall ? 0 : 1;
        if (toGround < toWall) this.#lookAtGround(ray, toGround, near, reflected);
        else this.#lookAtWall(ray, toWall);
        return;
      }
      const solid = this.#world.solids[which] as Solid;
      if (first) this.met = 2 + 4 * which + solid.face();
      this.#lookAt(solid, which, ray, reflected);
      if (this.#surface.through < 0.02) return;
      skip = this.#passThrough(solid, ray) ? which : -1;
    }
  }

  /**
   * The index of the nearest solid, or -1; its distance is stored in `#nearest`, and the solid remembers the
   * hit.
   */
  #findNearest({ x, y, z, dx, dy, dz }: Ray, near: readonly number[], skip: number): number {
    const { solids } = this.#world;
    let best = Infinity;
    let which = -1;
    let last = -1;
    for (let k = 0; k < near.length; k++) {
      const index = near[k] as number;
      if (index === skip) continue;
      const t = (solids[index] as Solid).intersect(x, y, z, dx, dy, dz);
      last = index;
      if (t < best) {
        best = t;
        which = index;
      }
    }
    if (which >= 0 && which !== last) (solids[which] as Solid).intersect(x, y, z, dx, dy, dz);
    this.#nearest = best;
    return which;
  }

  #lookAt(solid: Solid, index: number, ray: Ray, reflected: boolean): void {
    this.#advance(ray, this.#nearest);
    solid.paint(this.#hit, this.#surface);
    if (solid.hollow && this.#surface.through > 0) this.#thickenRim(ray);
    this.#shine(ray, index, reflected);
  }

  /** Darkens glass seen along its wall, apart from light shining in from behind. */
  #thickenRim({ dx, dy, dz }: Ray): void {
    const { nx, ny, nz } = this.#hit;
    const t = Math.min(1, Math.abs(dx * nx + dy * ny + dz * nz) / 0.5);
    this.#surface.through *= 0.4 + 0.6 * t * (2 - t);
    this.#surface.glow += this.#world.lighting.rim * (1 - t) ** 3;
  }

  /** Lets a ray continue behind a clear surface. @returns whether to skip the solid from now on */
  #passThrough(solid: Solid, ray: Ray): boolean {
    const { through, tintR, tintG, tintB, bend } = this.#surface;
    this.#weightR *= through * tintR;
    this.#weightG *= through * tintG;
    this.#weightB *= through * tintB;
    if (solid.hollow && bend > 0) {
      const { nx, ny, nz } = this.#hit;
      const dx = ray.dx - nx * bend;
      const dy = ray.dy - ny * bend;
      const dz = ray.dz - nz * bend;
      const length = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      ray.dx = dx * length;
      ray.dy = dy * length;
      ray.dz = dz * length;
    }
    ray.x += ray.dx * 0.02;
    ray.y += ray.dy * 0.02;
    ray.z += ray.dz * 0.02;
    return !solid.hollow;
  }

  /** Moves the ray, and the hit to its new position. */
  #advance(ray: Ray, t: number): void {
    ray.x += ray.dx * t;
    ray.y += ray.dy * t;
    ray.z += ray.dz * t;
    ray.travelled += t;
    const hit = this.#hit;
    hit.x = ray.x;
    hit.y = ray.y;
    hit.z = ray.z;
    hit.footprint = ray.travelled * this.#pixel;
  }

  #lookAtGround(ray: Ray, t: number, near: readonly number[], reflected: boolean): void {
    const { ground, size, wall } = this.#world;
    this.#advance(ray, t);
    ray.z = 0;
    const hit = this.#hit;
    hit.z = 0;
    hit.footprint = this.#groundFootprint(ray);
    paintGround(ground, hit.x, -hit.y, hit.footprint, this.#surface);
    const { slopeX, slopeY } = this.#surface;
    const length = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
    hit.nx = -slopeX * length;
    hit.ny = slopeY * length;
    hit.nz = length;
    if (ground.sweep) this.#sweep((wall - hit.y) / (size * 0.8), 0);
    const image = ground.polish > 0 && !reflected && this.#mirrorRay(ray, near);
    if (image) this.#surface.mirrorR = this.#surface.mirrorG = this.#surface.mirrorB = 0.01;
    this.#shine(ray, -1, reflected);
    if (!image) return;
    const weight = ground.polish * (0.07 + 0.75 * (1 + ray.dz) ** 4);
    this.#weightR *= weight;
    this.#weightG *= weight;
    this.#weightB *= weight;
    this.#follow(this.#mirrored, near, true);
  }

  /** What a pixel covers on the ground; larger where out of focus. */
  #groundFootprint({ dz, travelled }: Ray): number {
    const { camera, size } = this.#world;
    const slant = 1 / Math.max(0.12, -dz);
    const blur = Math.abs(travelled - camera.focus) * Math.min(1, 2.66 / Math.max(120, size));
    return this.#hit.footprint * Math.sqrt(slant) + Math.max(0, blur - size * 0.003);
  }

  /** Prepares the ray reflected upwards by a polished ground. @returns whether it can hit anything */
  #mirrorRay(ray: Ray, near: readonly number[]): boolean {
    const { solids } = this.#world;
    const image = this.#mirrored;
    image.x = ray.x;
    image.y = ray.y;
    image.z = 0.05;
    image.dx = ray.dx;
    image.dy = ray.dy;
    image.dz = -ray.dz;
    image.travelled = ray.travelled;
    for (let k = 0; k < near.length; k++) {
      const solid = solids[near[k] as number] as Solid;
      if (solid.intersect(image.x, image.y, image.z, image.dx, image.dy, image.dz) < Infinity) return true;
    }
    return false;
  }

  /** Paper hangs in a curve: towards the edge between them, the normals of floor and wall turn alike. */
  #sweep(away: number, upright: number): void {
    if (away >= 1) return;
    const angle = (Math.PI / 4) * (upright ? 1 + away : 1 - away);
    this.#hit.nz = Math.cos(angle);
    this.#hit.ny = -Math.sin(angle);
  }

  #lookAtWall(ray: Ray, t: number): void {
    const { ground, wall, size } = this.#world;
    if (t === Infinity) {
      this.r += this.#weightR * 0.5;
      this.g += this.#weightG * 0.5;
      this.b += this.#weightB * 0.5;
      return;
    }
    this.#advance(ray, t);
    const hit = this.#hit;
    hit.y = wall;
    WALL_CUT.tone = ground.wallTone;
    paintMaterial(ground.wall, WALL_CUT, hit.x, -hit.z, hit.footprint + size * 0.02, this.#surface);
    hit.nx = 0;
    hit.ny = -1;
    hit.nz = 0;
    if (ground.sweep) this.#sweep(hit.z / (size * 0.8), 1);
    this.#surface.mirrorR = this.#surface.mirrorG = this.#surface.mirrorB = 0;
    this.#shine(ray, -1, false);
  }

  /** Adds the light that the surface sends to the eye. */
  #shine(ray: Ray, self: number, reflected: boolean): void {
    const light = this.#illumination;
    light.light(this.#hit, this.#surface, ray, self, reflected);
    this.r += light.r * this.#weightR;
    this.g += light.g * this.#weightG;
    this.b += light.b * this.#weightB;
  }
}
