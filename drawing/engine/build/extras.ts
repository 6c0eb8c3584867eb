import { circlePath, grown, rectPath } from '../artwork.ts';
import type { Extra } from '../scene.ts';
import type { Pose } from '../solids/solid.ts';
import { localPose, nestedPose } from '../solids/solid.ts';
import type { Bounds } from '../svg-path.ts';
import { pathBounds } from '../svg-path.ts';
import type { Workpiece } from './workpiece.ts';

/** The sheet that extras are attached to. */
export interface Carrier {
  pose: Pose;
  bounds: Bounds;
  outline: string;
  thickness: number;
  prop: boolean;
  tone: number;
}

type Add = (work: Workpiece, extra: Extra, carrier: Carrier) => void;

const ADDERS: Partial<Record<Extra['kind'], Add>> = {
  'key-ring': addKeyRing,
  'ball-chain': addBallChain,
  chain: addHangingChain,
  'leather-loop': (work, extra, carrier) => addLoop(work, extra, carrier, extra.material ?? 'leather-tan', 5),
  twine: (work, extra, carrier) => addLoop(work, extra, carrier, extra.material ?? 'rope-#b59568', 1.7),
  ribbon: (work, extra, carrier) => addLoop(work, extra, carrier, `satin-${extra.colour ?? 'red'}`, 5),
  cord: (work, extra, carrier) =>
    addLoop(work, extra, carrier, extra.material ?? `rope-${extra.colour ?? 'black'}`, 2.2),
  bow: (work, extra, { pose, thickness, prop }) => {
    const [x, y] = extra.at ?? [0, 0];
    addBow(
      work,
      nestedPose(pose, localPose(x, y, thickness, extra.turn ?? 0)),
      extra.size ?? 40,
      `satin-${extra.colour ?? 'red'}`,
      prop,
    );
  },
  screws: addScrews,
  easel: addEasel,
  tassel: addTassel,
  'rope-handles': addRopeHandles,
  feet: addFeet,
  backing: addBacking,
  hands: addHands,
  led: (work, extra, { pose }) => {
    const [x, y] = extra.at ?? [0, 0];
    const lamp = nestedPose(pose, localPose(x, y, 14));
    work.lamps.push({
      x: lamp.ox,
      y: lamp.oy,
      z: lamp.oz,
      power: extra.size ?? 0.5,
      colour: [1, 0.86, 0.62],
    });
  },
  magnet: (work, extra, { pose, prop }) =>
    addDisc(work, pose, extra.at ?? [0, 0], extra.size ?? 12, -2, 2, 'steel', prop),
};

/**
 * Adds what is attached to a sheet: rings, cords, bows, stands, hands. Holes are cut with the sheet's own
 * outline.
 */
export function addExtras(work: Workpiece, extras: readonly Extra[], carrier: Carrier): void {
  for (const extra of extras) ADDERS[extra.kind]?.(work, extra, carrier);
}

function holeOf(extra: Extra, { bounds }: Carrier): readonly [number, number] {
  return extra.at ?? [0, bounds.top + 6];
}

/** Unit vector away from a hole; 0 degrees points up the face. */
function away(turn: number): { dx: number; dy: number } {
  const angle = (turn * Math.PI) / 180;
  return { dx: Math.sin(angle), dy: -Math.cos(angle) };
}

/** A small ring through the hole, a short chain, and a split ring. */
function addKeyRing(work: Workpiece, extra: Extra, carrier: Carrier): void {
  const [x, y] = holeOf(extra, carrier);
  const material = extra.material ?? 'chrome';
  const { dx, dy } = away(extra.turn ?? 14);
  const ring = extra.size ?? 13;
  const at = (far: number, z: number, turn: number): Pose =>
    nestedPose(carrier.pose, localPose(x + dx * far, y + dy * far, z, turn));
  const turn = extra.turn ?? 14;
  const top = carrier.thickness;
  const link = (pose: Pose, radius: number, rod: number, stretch: number): void =>
    work.link({ pose, radius, rod, stretch, material, prop: carrier.prop });
  link(at(3.4, top * 0.5 + 0.9, turn), 4.2, 0.75, 1);
  for (let i = 0; i < 4; i++) {
    const far = 10.2 + i * 4.5;
    if (i % 2 === 0) link(onEdge(at(far, 2.1, turn)), 1.7, 0.62, 1.6);
    else link(at(far, 1.6, turn), 1.7, 0.62, 1.6);
  }
  for (const z of [1.3, 3.2]) link(at(26.4 + ring, z, turn), ring, 1, 0);
}

/** The same place, turned on its edge. */
function onEdge(p: Pose): Pose {
  return { ...p, xx: p.zx, xy: p.zy, xz: p.zz, zx: -p.xx, zy: -p.xy, zz: -p.xz };
}

function addBallChain(work: Workpiece, extra: Extra, carrier: Carrier): void {
  const [x, y] = holeOf(extra, carrier);
  const size = extra.size ?? 26;
  const { dx, dy } = away(extra.turn ?? 10);
  const count = Math.round((size * 2 * Math.PI) / 3.1);
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * i) / count;
    const cx = x + dx * size * 0.96 + Math.sin(angle) * size * 0.72;
    const cy = y + dy * size * 0.96 - Math.cos(angle) * size;
    const near = Math.hypot(cx - x, cy - y) < 7;
    const pose = nestedPose(carrier.pose, localPose(cx, cy, near ? carrier.thickness + 1 : 1.2));
    work.link({ pose, radius: 0, rod: 1.2, material: extra.material ?? 'chrome', prop: carrier.prop });
  }
}

/** A chain upwards from a hole, to hang the object by. */
function addHangingChain(work: Workpiece, extra: Extra, carrier: Carrier): void {
  const [x, y] = holeOf(extra, carrier);
  const { dx, dy } = away(extra.turn ?? 0);
  const count = Math.round((extra.size ?? 60) / 7);
  for (let i = 0; i < count; i++) {
    const far = 3 + i * 7;
    const pose = nestedPose(
      carrier.pose,
      localPose(x + dx * far, y + dy * far, carrier.thickness * 0.6, extra.turn ?? 0),
    );
    work.link({
      pose: i % 2 ? onEdge(pose) : pose,
      radius: 2.4,
      rod: 0.8,
      stretch: 2.4,
      material: extra.material ?? 'steel',
      prop: carrier.prop,
    });
  }
}

/** A loop of cord or ribbon through a hole. */
function addLoop(work: Workpiece, extra: Extra, carrier: Carrier, material: string, width: number): void {
  const [x, y] = holeOf(extra, carrier);
  const size = extra.size ?? 46;
  const bend = size * 0.3;
  const loop = `M0 0C${-bend * 1.25} ${-size * 0.45} ${-bend * 0.7} ${-size} ${size * 0.04} ${-size}C${bend * 0.8} ${-size} ${bend * 1.1} ${-size * 0.45} 0 0`;
  const ribbon = material.startsWith('satin') || material.startsWith('leather');
  const lift = ribbon ? carrier.thickness * 0.6 : Math.max(0.1, carrier.thickness - width * 0.3);
  strip(
    work,
    loop,
    nestedPose(carrier.pose, localPose(x, y, lift, extra.turn ?? 6)),
    width,
    material,
    carrier.prop,
  );
  const knot = nestedPose(carrier.pose, localPose(x, y - width * 0.4, carrier.thickness, extra.turn ?? 6));
  work.link({ pose: knot, radius: 0, rod: width * 0.95, material, prop: carrier.prop });
}

/** A long, soft strip along a path: cords are round, ribbons flat. */
export function strip(
  work: Workpiece,
  path: string,
  pose: Pose,
  width: number,
  material: string,
  prop: boolean,
  thickness: number = width,
): void {
  const ribbon = material.startsWith('satin') || material.startsWith('leather');
  work.sheet({
    outline: `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    bounds: grown(pathBounds(path), width * 0.7),
    material,
    pose,
    prop,
    thickness: ribbon ? Math.max(0.6, thickness * 0.5) : thickness,
    form: ribbon ? 'flat' : 'tube',
    round: ribbon ? 0.4 : width / 2,
  });
}

/** A tied bow about 0,0 of its pose. */
export function addBow(work: Workpiece, pose: Pose, size: number, material: string, prop: boolean): void {
  const s = size / 100;
  const part = (d: string, z: number, thickness: number): void => {
    const path = d.replaceAll(/-?\d+(\.\d+)?/g, (number) => (Number(number) * s).toFixed(2));
    work.sheet({
      outline: `<path d="${path}" fill="#fff" fill-rule="evenodd"/>`,
      bounds: pathBounds(path),
      material,
      pose: nestedPose(pose, localPose(0, 0, z)),
      thickness,
      form: 'pillow',
      round: size * 0.085,
      prop,
    });
  };
  part('M-3 2L-34 60L-25 56L-19 66L5 6Z', 0, 0.8);
  part('M3 2L30 62L22 57L15 65L-5 6Z', 0.4, 0.8);
  part('M0 -7C-20 -30 -50 -34 -55 -22C-60 -6 -58 12 -53 18C-44 26 -18 16 0 7Z', 1, size * 0.04);
  part('M0 -7C20 -30 50 -34 55 -22C60 -6 58 12 53 18C44 26 18 16 0 7Z', 1, size * 0.04);
  part('M-46 -14C-36 -18 -20 -6 -10 0C-22 6 -38 12 -46 10C-50 2 -50 -8 -46 -14Z', 1 + size * 0.045, 0.5);
  part('M46 -14C36 -18 20 -6 10 0C22 6 38 12 46 10C50 2 50 -8 46 -14Z', 1 + size * 0.045, 0.5);
  part(
    'M-9 -8C-4 -12 4 -12 9 -8C12 -3 12 5 9 9C4 12 -4 12 -9 9C-12 4 -12 -3 -9 -8Z',
    1 + size * 0.06,
    size * 0.06,
  );
}

function addDisc(
  work: Workpiece,
  pose: Pose,
  [x, y]: readonly [number, number],
  size: number,
  z: number,
  thickness: number,
  material: string,
  prop: boolean,
): void {
  const path = circlePath(size);
  work.sheet({
    outline: `<path d="${path}" fill="#fff"/>`,
    bounds: pathBounds(path),
    material,
    pose: nestedPose(pose, localPose(x, y, z)),
    thickness,
    prop,
    round: Math.min(0.8, thickness * 0.5),
  });
}

/** Steel screw caps in the corners (or at one place); the sheet stands a little off the wall. */
function addScrews(work: Workpiece, extra: Extra, { pose, bounds, thickness, prop }: Carrier): void {
  const inset = extra.size ? extra.size * 0.9 : 9;
  const places: (readonly [number, number])[] = extra.at
    ? [extra.at]
    : [bounds.left + inset, bounds.right - inset].flatMap((x) =>
        [bounds.top + inset, bounds.bottom - inset].map((y) => [x, y] as const),
      );
  for (const place of places)
    addDisc(work, pose, place, extra.size ?? 10, thickness, 3, extra.material ?? 'brushed-steel', prop);
}

/** Two feet in front of a leaning object and a support behind it. */
function addEasel(work: Workpiece, extra: Extra, { pose, bounds, prop }: Carrier): void {
  const material = extra.material ?? 'plywood';
  const width = (bounds.right - bounds.left) * 0.5;
  const height = (bounds.bottom - bounds.top) * 0.66;
  const back = `M${-width * 0.36} ${height * 0.5}L${-width * 0.12} ${-height * 0.5}H${width * 0.12}L${width * 0.36} ${height * 0.5}Z`;
  work.sheet({
    outline: `<path d="${back}" fill="#fff"/>`,
    bounds: pathBounds(back),
    material,
    thickness: 4,
    prop,
    pose: nestedPose(pose, localPose(0, bounds.bottom - height / 2, -4.2)),
    grain: 90,
  });
  for (const side of [-1, 1]) {
    const foot = rectPath(9, 13, 2);
    work.sheet({
      outline: `<path d="${foot}" fill="#fff"/>`,
      bounds: pathBounds(foot),
      material,
      thickness: 15,
      prop,
      pose: nestedPose(pose, localPose(side * width * 0.62, bounds.bottom - 2, 0)),
    });
  }
}

function addTassel(work: Workpiece, extra: Extra, carrier: Carrier): void {
  const [x, y] = holeOf(extra, carrier);
  const material = `rope-${extra.colour ?? 'navy'}`;
  const size = extra.size ?? 46;
  const pose = nestedPose(carrier.pose, localPose(x, y, 0.2, extra.turn ?? 20));
  strip(
    work,
    `M0 0C-2 -8 4 -14 2 -${size * 0.45}`,
    pose,
    1.4,
    material,
    carrier.prop,
    carrier.thickness + 0.5,
  );
  const top = -size * 0.45;
  for (let i = -4; i <= 4; i++) {
    const sway = i * 1.05 + (i % 2) * 0.5;
    strip(
      work,
      `M${2 + i * 0.35} ${top}C${2 + sway} ${top - 6} ${2 + sway} ${top - 14} ${2 + sway * 1.15} ${-size - (i % 3)}`,
      pose,
      1.15,
      material,
      carrier.prop,
      1.4,
    );
  }
  strip(work, `M-0.6 ${top - 5}H4.6`, nestedPose(pose, localPose(0, 0, 0.6)), 2, material, carrier.prop, 2.2);
}

/** Rope handles on the left and right, each through two holes. */
function addRopeHandles(work: Workpiece, extra: Extra, { pose, bounds, thickness, prop }: Carrier): void {
  const reach = extra.size ?? 34;
  for (const side of [-1, 1]) {
    const x = side < 0 ? bounds.left + 14 : bounds.right - 14;
    const path = `M0 -26C${side * reach} -30 ${side * reach} 30 0 26`;
    strip(
      work,
      path,
      nestedPose(pose, localPose(x, 0, thickness - 1)),
      7,
      extra.material ?? 'rope-#b59568',
      prop,
      7,
    );
  }
}

function addFeet(work: Workpiece, extra: Extra, { pose, bounds, prop }: Carrier): void {
  for (const x of [bounds.left + 14, bounds.right - 14])
    for (const y of [bounds.top + 14, bounds.bottom - 14])
      addDisc(work, pose, [x, y], extra.size ?? 10, -4, 4, extra.material ?? 'rubber-black', prop);
}

/** A second sheet behind, a little larger. */
function addBacking(work: Workpiece, extra: Extra, { pose, bounds, outline, prop }: Carrier): void {
  const margin = extra.size ?? 4;
  const wider = `<g stroke="#fff" stroke-width="${margin * 2}" stroke-linejoin="round">${outline.replaceAll(/stroke(-width|-linejoin)?="[^"]*"/g, '')}</g>`;
  work.sheet({
    outline: wider,
    bounds: grown(bounds, margin),
    material: extra.material ?? 'plywood',
    prop,
    pose: nestedPose(pose, localPose(0, 0, -3)),
    thickness: 3,
  });
}

/** A clock's hands at ten past ten. */
function addHands(work: Workpiece, extra: Extra, { pose, thickness, prop }: Carrier): void {
  const size = extra.size ?? 100;
  const [x, y] = extra.at ?? [0, 0];
  const material = extra.material ?? 'black-steel';
  const hand = (length: number, width: number, turn: number, z: number): void => {
    const path = `M${-width / 2} ${length * 0.16}L${-width * 0.28} ${-length}H${width * 0.28}L${width / 2} ${length * 0.16}Z`;
    work.sheet({
      outline: `<path d="${path}" fill="#fff"/>`,
      bounds: pathBounds(path),
      material,
      prop,
      thickness: 1,
      pose: nestedPose(pose, localPose(x, y, thickness + z, turn)),
      round: 0.4,
    });
  };
  hand(size * 0.27, size * 0.03, 305, 3);
  hand(size * 0.4, size * 0.024, 60, 5);
  addDisc(work, pose, [x, y], size * 0.055, thickness, 8, 'brass', prop);
}
