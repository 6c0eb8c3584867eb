import type { Material } from '../materials/material.ts';
import type { Surface } from '../materials/surface.ts';
import type { FaceArt } from './face-art.ts';
import type { Cut } from './finish.ts';
import { paintArt, paintMaterial } from './finish.ts';
import type { Hit, Pose, Solid } from './solid.ts';
import { ballAround, boxCorners, local, localDirection, localPoint, setNormal } from './solid.ts';

/** A point of a turned object's outline: distance from the axis, height, and the part that begins here. */
export interface ProfilePoint {
  radius: number;
  z: number;
  part?: number;
}

/** An object turned on a lathe: bottles, tumblers, mugs, jars. z is its axis, -y its front. */
export interface TurnedDesign {
  pose: Pose;
  /** from the middle of the foot to the middle of the top */
  profile: readonly ProfilePoint[];
  materials: readonly Material[];
  cut: Cut;
  /** wrapped round the front; its 0,0 lies at `artHeight` */
  art: FaceArt;
  artHeight: number;
}

interface Segment {
  r0: number;
  z0: number;
  r1: number;
  z1: number;
  part: number;
  /** normal (radial, up) at both ends */
  n0: [number, number];
  n1: [number, number];
}

const SHADOW_STEPS = 14;
const CREASE = Math.cos((38 * Math.PI) / 180);

export class Turned implements Solid {
  readonly ballX: number;
  readonly ballY: number;
  readonly ballZ: number;
  readonly ballRadius: number;
  readonly shade: number;
  readonly hollow = true;
  readonly shadesItself: boolean;
  readonly corners: readonly number[];
  readonly #design: TurnedDesign;
  readonly #segments: Segment[];
  readonly #low: number;
  readonly #high: number;
  readonly #widest: number;
  readonly #radii: Float64Array;
  #met = 0;
  #inside = false;
  #outward = 0;
  #upward = 0;
  #x = 0;
  #y = 0;
  #z = 0;

  constructor(design: TurnedDesign) {
    this.#design = design;
    this.#segments = smoothSegments(design.profile);
    this.#low = Math.min(...design.profile.map((point) => point.z));
    this.#high = Math.max(...design.profile.map((point) => point.z));
    this.#widest = Math.max(...design.profile.map((point) => point.radius));
    this.shadesItself = this.#high - this.#low > this.#widest * 0.6;
    this.#radii = radiusTable(this.#segments, this.#low, this.#high);
    const w = this.#widest;
    this.corners = boxCorners(design.pose, [-w, -w, this.#low], [w, w, this.#high]);
    const ball = ballAround(this.corners);
    this.ballX = ball.x;
    this.ballY = ball.y;
    this.ballZ = ball.z;
    this.ballRadius = ball.radius;
    this.shade = 1 - Math.max(...design.materials.slice(0, 1).map((material) => material.through)) * 0.75;
  }

  hidesItself(): boolean {
    return false;
  }

  face(): number {
    return this.#segments[this.#met]?.part ?? 0;
  }

  intersect(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    localPoint(this.#design.pose, ox, oy, oz);
    localDirection(this.#design.pose, dx, dy, dz);
    const { x, y, z, dx: lx, dy: ly, dz: lz } = local;
    const flat = lx * lx + ly * ly;
    const toward = x * lx + y * ly;
    const w = this.#widest;
    if (flat > 1e-12 && x * x + y * y - (toward * toward) / flat > w * w) return Infinity;
    let best = Infinity;
    for (let i = 0; i < this.#segments.length; i++) {
      const t = meetSegment(this.#segments[i] as Segment, x, y, z, lx, ly, lz, flat, toward);
      if (t < best) {
        best = t;
        this.#met = i;
      }
    }
    if (best === Infinity) return Infinity;
    this.#x = x + lx * best;
    this.#y = y + ly * best;
    this.#z = z + lz * best;
    this.#findNormal();
    const radius = Math.max(1e-9, Math.sqrt(this.#x * this.#x + this.#y * this.#y));
    this.#inside = (this.#outward * (this.#x * lx + this.#y * ly)) / radius + this.#upward * lz > 0;
    return best;
  }

  /** The outer normal where the ray hit: away from the axis, and up. */
  #findNormal(): void {
    const s = this.#segments[this.#met] as Segment;
    const radius = Math.sqrt(this.#x * this.#x + this.#y * this.#y);
    const wide = Math.abs(s.r1 - s.r0) > Math.abs(s.z1 - s.z0);
    const t = wide ? (radius - s.r0) / (s.r1 - s.r0) : (this.#z - s.z0) / (s.z1 - s.z0);
    this.#outward = s.n0[0] + (s.n1[0] - s.n0[0]) * t;
    this.#upward = s.n0[1] + (s.n1[1] - s.n0[1]) * t;
  }

  paint(hit: Hit, surface: Surface): void {
    const { materials, cut, art, artHeight, pose } = this.#design;
    const segment = this.#segments[this.#met] as Segment;
    const material = materials[segment.part] ?? (materials[0] as Material);
    const angle = Math.atan2(this.#x, -this.#y);
    const around = angle * this.#widest;
    paintMaterial(material, cut, around, -this.#z, hit.footprint, surface);
    const front = Math.abs(angle) < 3.1 && segment.part === 0 && !this.#inside;
    if (front) paintArt(material, art, around, artHeight - this.#z, surface);
    const sign = this.#inside ? -1 : 1;
    const nr = this.#outward * sign;
    const radius = Math.max(1e-9, Math.sqrt(this.#x * this.#x + this.#y * this.#y));
    const cx = this.#x / radius;
    const cy = this.#y / radius;
    const side = surface.slopeX;
    const up = this.#upward * sign + surface.slopeY * Math.abs(nr);
    setNormal(hit, pose, cx * nr + cy * side, cy * nr - cx * side, up);
  }

  #radiusAt(z: number): number {
    const last = this.#radii.length - 1;
    const at = Math.min(last - 0.001, Math.max(0, ((z - this.#low) / (this.#high - this.#low)) * last));
    const i = Math.floor(at);
    const a = this.#radii[i] as number;
    return a + ((this.#radii[i + 1] as number) - a) * (at - i);
  }

  occlude(
    px: number,
    py: number,
    pz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
    spread: number,
  ): number {
    localPoint(this.#design.pose, px, py, pz);
    localDirection(this.#design.pose, dx, dy, dz);
    const { x, y, z, dx: lx, dy: ly, dz: lz } = local;
    const flat = Math.sqrt(lx * lx + ly * ly);
    const middle = flat > 1e-6 ? -(x * lx + y * ly) / (flat * flat) : this.#high;
    const span = flat > 1e-6 ? (this.#widest * 1.5) / flat : this.#high * 2;
    const a = (this.#low - z) / lz;
    const b = (this.#high - z) / lz;
    const from = Math.max(1.2, middle - span, Math.min(a, b));
    const to = Math.min(reach, middle + span, Math.max(a, b));
    let held = 0;
    for (let i = 0; i <= SHADOW_STEPS && from < to && held < 1; i++) {
      const t = from + ((to - from) * i) / SHADOW_STEPS;
      const sx = x + lx * t;
      const sy = y + ly * t;
      const gap = Math.sqrt(sx * sx + sy * sy) - this.#radiusAt(z + lz * t);
      held = Math.max(held, Math.min(1, 0.5 - gap / (2 * (0.3 + spread * t))));
    }
    return held * held * (3 - 2 * held);
  }

  distance(px: number, py: number, pz: number): number {
    localPoint(this.#design.pose, px, py, pz);
    const { x, y, z } = local;
    const across = Math.sqrt(x * x + y * y) - this.#radiusAt(z);
    const up = Math.max(this.#low - z, z - this.#high);
    const a = Math.max(across, 0);
    const b = Math.max(up, 0);
    return Math.sqrt(a * a + b * b) + Math.min(0, Math.max(across, up));
  }
}

function smoothSegments(profile: readonly ProfilePoint[]): Segment[] {
  const segments: Segment[] = [];
  let part = 0;
  for (let i = 0; i + 1 < profile.length; i++) {
    const a = profile[i] as ProfilePoint;
    const b = profile[i + 1] as ProfilePoint;
    part = a.part ?? part;
    const length = Math.hypot(b.radius - a.radius, b.z - a.z);
    if (length < 1e-6) continue;
    const normal: [number, number] = [(b.z - a.z) / length, -(b.radius - a.radius) / length];
    segments.push({ r0: a.radius, z0: a.z, r1: b.radius, z1: b.z, part, n0: [...normal], n1: [...normal] });
  }
  const own = segments.map((segment) => segment.n0);
  for (let i = 0; i + 1 < segments.length; i++) {
    const [ar, az] = own[i] as [number, number];
    const [br, bz] = own[i + 1] as [number, number];
    if (ar * br + az * bz < CREASE) continue;
    const length = Math.hypot(ar + br, az + bz);
    const shared: [number, number] = [(ar + br) / length, (az + bz) / length];
    (segments[i] as Segment).n1 = shared;
    (segments[i + 1] as Segment).n0 = shared;
  }
  return segments;
}

function radiusTable(segments: readonly Segment[], low: number, high: number): Float64Array {
  const table = new Float64Array(160);
  for (let i = 0; i < table.length; i++) {
    const z = low + ((high - low) * i) / (table.length - 1);
    for (const s of segments) {
      if (z < Math.min(s.z0, s.z1) - 1e-6 || z > Math.max(s.z0, s.z1) + 1e-6) continue;
      const t = s.z1 === s.z0 ? 0 : (z - s.z0) / (s.z1 - s.z0);
      table[i] = Math.max(
        table[i] as number,
        s.z1 === s.z0 ? Math.max(s.r0, s.r1) : s.r0 + (s.r1 - s.r0) * t,
      );
    }
  }
  return table;
}

/** Where a ray meets a truncated cone or a ring, at least 0.01 mm away, or Infinity. */
function meetSegment(
  s: Segment,
  x: number,
  y: number,
  z: number,
  lx: number,
  ly: number,
  lz: number,
  flat: number,
  toward: number,
): number {
  const dz = s.z1 - s.z0;
  if (Math.abs(dz) < 1e-6) {
    const t = (s.z0 - z) / lz;
    if (!(t > 0.01)) return Infinity;
    const rx = x + lx * t;
    const ry = y + ly * t;
    const radius = Math.sqrt(rx * rx + ry * ry);
    return radius >= Math.min(s.r0, s.r1) && radius <= Math.max(s.r0, s.r1) ? t : Infinity;
  }
  const k = (s.r1 - s.r0) / dz;
  const radiusHere = s.r0 + (z - s.z0) * k;
  const a = flat - lz * lz * k * k;
  const b = toward - radiusHere * k * lz;
  const c = x * x + y * y - radiusHere * radiusHere;
  const root = b * b - a * c;
  if (root < 0) return Infinity;
  const sqrt = Math.sqrt(root);
  const near = a > 0 ? (-b - sqrt) / a : (-b + sqrt) / a;
  const far = a > 0 ? (-b + sqrt) / a : (-b - sqrt) / a;
  const low = Math.min(s.z0, s.z1);
  const high = Math.max(s.z0, s.z1);
  const zNear = z + lz * near;
  if (near > 0.01 && zNear >= low && zNear <= high && radiusHere + lz * near * k >= 0) return near;
  const zFar = z + lz * far;
  if (far > 0.01 && zFar >= low && zFar <= high && radiusHere + lz * far * k >= 0) return far;
  return Infinity;
}
