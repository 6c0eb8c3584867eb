import type { Surface } from '../materials/surface.ts';

/**
 * A solid's position: its own x, y (down its face) and z (out of its face) as directions in the world, and
 * its origin.
 */
export interface Pose {
  xx: number;
  xy: number;
  xz: number;
  yx: number;
  yy: number;
  yz: number;
  zx: number;
  zy: number;
  zz: number;
  ox: number;
  oy: number;
  oz: number;
}

/** What a ray hit: the point and the outward normal in the world, and the size of a pixel there (mm). */
export interface Hit {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  footprint: number;
}

/**
 * An object in the picture. `intersect` remembers where the ray hit it and `paint` refers to that last hit,
 * so call `paint` for the nearest solid only, right after its `intersect`.
 */
export interface Solid {
  /** bounding ball */
  readonly ballX: number;
  readonly ballY: number;
  readonly ballZ: number;
  readonly ballRadius: number;
  /** share of the light it blocks, 0 to 1 */
  readonly shade: number;
  /** a ray inside it may hit its far side: glasses */
  readonly hollow: boolean;
  /** whether its own parts cast shadows on it */
  readonly shadesItself: boolean;
  /** corners of its bounding box in the world: 8 times x, y, z */
  readonly corners: readonly number[];
  /** the distance along the ray, or Infinity */
  intersect(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number;
  /**
   * normal and material at the last hit; reads the point and footprint from `hit` and writes the normal to it
   */
  paint(hit: Hit, surface: Surface): void;
  /** which face was hit last: edges between faces are drawn finer */
  face(): number;
  /**
   * how much of a light in direction d, `reach` mm away, is blocked at a point; `spread` is the light's half
   * width
   */
  occlude(
    px: number,
    py: number,
    pz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
    spread: number,
  ): number;
  /** whether it hides part of the sky from where it was last hit */
  hidesItself(): boolean;
  /** approximate distance in mm from a point outside */
  distance(px: number, py: number, pz: number): number;
}

/**
 * A point and a direction in a solid's own x, y, z; shared by all solids, so read it before calling another.
 */
export const local = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 };

/** Converts a point of the world into `local`. */
export function localPoint(p: Pose, x: number, y: number, z: number): void {
  const rx = x - p.ox;
  const ry = y - p.oy;
  const rz = z - p.oz;
  local.x = p.xx * rx + p.xy * ry + p.xz * rz;
  local.y = p.yx * rx + p.yy * ry + p.yz * rz;
  local.z = p.zx * rx + p.zy * ry + p.zz * rz;
}

/** Converts a direction of the world into `local`. */
export function localDirection(p: Pose, dx: number, dy: number, dz: number): void {
  local.dx = p.xx * dx + p.xy * dy + p.xz * dz;
  local.dy = p.yx * dx + p.yy * dy + p.yz * dz;
  local.dz = p.zx * dx + p.zy * dy + p.zz * dz;
}

/** Converts a normal from a solid's own x, y, z to the world, normalises it and stores it in the hit. */
export function setNormal(hit: Hit, p: Pose, nx: number, ny: number, nz: number): void {
  const x = p.xx * nx + p.yx * ny + p.zx * nz;
  const y = p.xy * nx + p.yy * ny + p.zy * nz;
  const z = p.xz * nx + p.yz * ny + p.zz * nz;
  const length = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
  hit.nx = x * length;
  hit.ny = y * length;
  hit.nz = z * length;
}

const IDENTITY_FLAT: Pose = {
  xx: 1,
  xy: 0,
  xz: 0,
  yx: 0,
  yy: -1,
  yz: 0,
  zx: 0,
  zy: 0,
  zz: 1,
  ox: 0,
  oy: 0,
  oz: 0,
};

/**
 * Lying flat at a point of the table, turned clockwise.
 * @param x to the right, @param y towards the viewer, @param z up (mm), @param turn degrees
 */
export function flatPose(x: number, y: number, z: number, turn: number): Pose {
  const angle = (turn * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return { ...IDENTITY_FLAT, xx: c, xy: -s, yx: -s, yy: -c, ox: x, oy: -y, oz: z };
}

/** Upright with its face to the viewer, turned about the vertical and leaning back by `lean` degrees. */
export function uprightPose(x: number, y: number, z: number, turn: number, lean: number): Pose {
  const a = (turn * Math.PI) / 180;
  const l = (lean * Math.PI) / 180;
  const face = { x: Math.sin(a) * Math.cos(l), y: -Math.cos(a) * Math.cos(l), z: Math.sin(l) };
  const down = { x: Math.sin(a) * Math.sin(l), y: -Math.cos(a) * Math.sin(l), z: -Math.cos(l) };
  return {
    xx: Math.cos(a),
    xy: Math.sin(a),
    xz: 0,
    yx: down.x,
    yy: down.y,
    yz: down.z,
    zx: face.x,
    zy: face.y,
    zz: face.z,
    ox: x,
    oy: -y,
    oz: z,
  };
}

/** A pose within another: `inner` is given in `outer`'s own x, y, z. */
export function nestedPose(outer: Pose, inner: Pose): Pose {
  const turned = (x: number, y: number, z: number): [number, number, number] => [
    outer.xx * x + outer.yx * y + outer.zx * z,
    outer.xy * x + outer.yy * y + outer.zy * z,
    outer.xz * x + outer.yz * y + outer.zz * z,
  ];
  const [xx, xy, xz] = turned(inner.xx, inner.xy, inner.xz);
  const [yx, yy, yz] = turned(inner.yx, inner.yy, inner.yz);
  const [zx, zy, zz] = turned(inner.zx, inner.zy, inner.zz);
  const [ox, oy, oz] = turned(inner.ox, inner.oy, inner.oz);
  return { xx, xy, xz, yx, yy, yz, zx, zy, zz, ox: ox + outer.ox, oy: oy + outer.oy, oz: oz + outer.oz };
}

/** A place in a solid's own x, y, z, turned about its z: for parts of an object. */
export function localPose(x: number, y: number, z: number, turn: number = 0): Pose {
  const angle = (turn * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return { xx: c, xy: s, xz: 0, yx: -s, yy: c, yz: 0, zx: 0, zy: 0, zz: 1, ox: x, oy: y, oz: z };
}

/** The eight world corners of a box given in a solid's own x, y, z. */
export function boxCorners(pose: Pose, min: readonly number[], max: readonly number[]): number[] {
  const corners: number[] = [];
  for (const x of [min[0], max[0]] as number[])
    for (const y of [min[1], max[1]] as number[])
      for (const z of [min[2], max[2]] as number[])
        corners.push(
          pose.ox + pose.xx * x + pose.yx * y + pose.zx * z,
          pose.oy + pose.xy * x + pose.yy * y + pose.zy * z,
          pose.oz + pose.xz * x + pose.yz * y + pose.zz * z,
        );
  return corners;
}

/** The ball through the corners of a box. */
export function ballAround(corners: readonly number[]): { x: number; y: number; z: number; radius: number } {
  const at = (i: number): number => corners[i] as number;
  const x = (at(0) + at(21)) / 2;
  const y = (at(1) + at(22)) / 2;
  const z = (at(2) + at(23)) / 2;
  return { x, y, z, radius: Math.hypot(at(0) - x, at(1) - y, at(2) - z) };
}
