import type { SceneObject, Shape, ShapeKind } from '../scene.ts';
import type { Pose } from '../solids/solid.ts';
import { flatPose, nestedPose } from '../solids/solid.ts';
import type { ProfilePoint } from '../solids/turned.ts';
import { faceMarkup } from './face-markup.ts';
import { flowingProfile, roundedProfile } from './profile.ts';
import type { Workpiece } from './workpiece.ts';

/**
 * A lathe-turned object: its profile, the materials of its parts, and the height (mm) its art is centred on.
 */
interface Vessel {
  profile: ProfilePoint[];
  materials: string[];
  artHeight: number;
  widest: number;
  /** the contents, between two heights */
  filling?: { material: string; radius: number; low: number; high: number };
  handle?: { low: number; high: number; reach: number; rod: number; material: string };
}

type Make = (shape: Shape, material: string, second: string | undefined) => Vessel;

const VESSELS: Partial<Record<ShapeKind, Make>> = {
  bottle: ({ d = 71, h = 215, variant }, body, lid = 'plastic-black') => {
    const r = d / 2;
    const neck = r * 0.66;
    const lidTop = h + (variant === 'bamboo' ? 24 : 30);
    return {
      profile: roundedProfile([
        [0, 0],
        [r, 0, 3],
        [r, h - 38, 16],
        [neck, h - 12, 7],
        [neck, h - 4, 0],
        [neck + 1, h - 4, 0, 1],
        [neck + 2.2, h - 2.5, 1.2],
        [neck + 2.2, lidTop, 3],
        [0, lidTop],
      ]),
      materials: [body, lid],
      artHeight: (h - 40) / 2,
      widest: r,
    };
  },
  tumbler: ({ d = 80, h = 175 }, body, lid = 'tinted-#cfd6d8') => {
    const r = d / 2;
    return {
      profile: roundedProfile([
        [0, 0],
        [r * 0.83, 0, 3],
        [r * 0.85, h * 0.35, 20],
        [r, h * 0.62, 20],
        [r, h - 5, 1],
        [r + 0.6, h - 4.4, 0.5, 2],
        [r + 0.6, h - 1, 0.6],
        [r - 1, h, 0, 1],
        [r - 1, h + 5, 2],
        [r * 0.8, h + 6, 2],
        [0, h + 6],
      ]),
      materials: [body, lid, 'steel'],
      artHeight: h * 0.52,
      widest: r,
    };
  },
  'travel-cup': ({ d = 84, h = 118 }, body, lid = 'tinted-#cfd6d8') => {
    const r = d / 2;
    return {
      profile: [
        ...flowingProfile([
          [0, 0],
          [r * 0.55, 0.6],
          [r * 0.86, h * 0.16],
          [r, h * 0.42],
          [r * 0.96, h * 0.7],
          [r * 0.84, h - 5],
        ]),
        ...roundedProfile([
          [r * 0.86, h - 4, 0.6, 2],
          [r * 0.86, h, 0.8],
          [r * 0.8, h, 0, 1],
          [r * 0.8, h + 5, 2],
          [0, h + 5],
        ]),
      ],
      materials: [body, lid, 'steel'],
      artHeight: h * 0.45,
      widest: r,
    };
  },
  'stubby-holder': ({ d = 76, h = 102 }, body, inner = 'rubber-black') => ({
    profile: roundedProfile([
      [0, 0],
      [d / 2, 0, 2.5],
      [d / 2, h, 2],
      [d / 2 - 4.5, h, 1.5, 1],
      [d / 2 - 5, h * 0.25],
      [0, h * 0.25],
    ]),
    materials: [body, inner],
    artHeight: h / 2,
    widest: d / 2,
  }),
  mug: ({ d = 82, h = 95 }, body, second) => ({
    profile: roundedProfile([
      [0, 0],
      [d * 0.42, 0, 2],
      [d / 2, 7, 6],
      [d / 2, h, 1.6],
      [d / 2 - 3.4, h, 1.4, 1],
      [d / 2 - 4, 6, 6],
      [0, 5],
    ]),
    materials: [body, second ?? body],
    artHeight: h / 2,
    widest: d / 2,
    handle: { low: h * 0.2, high: h * 0.82, reach: 27, rod: 5.2, material: second ?? body },
  }),
  'wine-glass': ({ d = 84, h = 200 }, body) => ({
    profile: flowingProfile([
      [0, 1.2],
      [d * 0.42, 1.6],
      [d * 0.43, 2.8],
      [d * 0.2, 5],
      [4.2, 14],
      [3.6, h * 0.26],
      [4.6, h * 0.4],
      [d * 0.3, h * 0.48],
      [d * 0.48, h * 0.62],
      [d * 0.49, h * 0.74],
      [d * 0.4, h * 0.93],
      [d * 0.375, h],
    ]),
    materials: [body],
    artHeight: h * 0.7,
    widest: d / 2,
  }),
  'beer-glass': ({ d = 88, h = 150 }, body) => ({
    profile: roundedProfile([
      [0, 0],
      [d * 0.34, 0, 3],
      [d * 0.37, 14, 6],
      [d / 2, h, 1],
    ]),
    materials: [body],
    artHeight: h * 0.52,
    widest: d / 2,
  }),
  jar: ({ d = 74, h = 96 }, body, lid = 'cork') => ({
    profile: roundedProfile([
      [0, 0],
      [d / 2, 0, 6],
      [d / 2, h - 12, 9],
      [d * 0.4, h - 3, 4],
      [d * 0.4, h, 0, 1],
      [d * 0.41, h, 0.5],
      [d * 0.43, h + 13, 1.6],
      [0, h + 13],
    ]),
    materials: [body, lid],
    artHeight: h * 0.45,
    widest: d / 2,
  }),
  candle: ({ d = 80, h = 90 }, body, wax = 'wax-cream') => ({
    profile: roundedProfile([
      [0, 0],
      [d / 2, 0, 4],
      [d / 2, h, 1],
      [d / 2 - 2.4, h, 0.8],
      [d / 2 - 2.4, 4, 2],
      [0, 4],
    ]),
    materials: [body],
    artHeight: h * 0.42,
    widest: d / 2,
    filling: { material: wax, radius: d / 2 - 2.7, low: 4.3, high: h * 0.76 },
  }),
  pencil: ({ d = 7.4, h = 175 }, body) => ({
    profile: roundedProfile([
      [0, 0],
      [d / 2, 0, 0.6],
      [d / 2, h - 22, 0],
      [d / 2, h - 22, 0, 1],
      [1.1, h - 4, 0, 2],
      [0.2, h],
    ]),
    materials: [body, 'pine', 'plastic-charcoal'],
    artHeight: h * 0.42,
    widest: d / 2,
  }),
  pen: ({ d = 10.5, h = 138 }, body, second = 'chrome') => ({
    profile: roundedProfile([
      [0, 0],
      [d * 0.3, 0, 1, 1],
      [d * 0.3, 9, 0],
      [d * 0.44, 9.4, 0.4],
      [d * 0.44, 12, 0],
      [d / 2, 12, 0, 0],
      [d / 2, h - 30, 0, 1],
      [d / 2 + 0.4, h - 29.6, 0.3],
      [d / 2 + 0.4, h - 27, 0, 0],
      [d / 2, h - 27],
      [d * 0.42, h - 9, 2, 1],
      [1.3, h - 1.5, 0.5],
      [0.5, h],
    ]),
    materials: [body, second],
    artHeight: h * 0.45,
    widest: d / 2,
  }),
  bowl: ({ d = 140, h = 52 }, body) => ({
    profile: [
      ...flowingProfile([
        [0, 0],
        [d * 0.22, 0],
        [d * 0.38, h * 0.3],
        [d * 0.48, h * 0.75],
        [d / 2, h],
      ]),
      ...flowingProfile([
        [d / 2 - 3, h],
        [d * 0.45, h * 0.7],
        [d * 0.34, h * 0.3],
        [d * 0.2, 5],
        [0, 4],
      ]),
    ],
    materials: [body],
    artHeight: h / 2,
    widest: d / 2,
  }),
  plate: ({ d = 220, h = 20 }, body) => ({
    profile: [
      ...flowingProfile([
        [0, 0],
        [d * 0.28, 0],
        [d * 0.36, h * 0.4],
        [d / 2, h],
      ]),
      ...flowingProfile([
        [d / 2 - 1.5, h + 1],
        [d * 0.36, h * 0.45],
        [d * 0.3, 4],
        [0, 3.4],
      ]),
    ],
    materials: [body],
    artHeight: h / 2,
    widest: d / 2,
  }),
};

/** Adds a lathe-turned object. @returns false when the object's shape is not turned */
export function addVessel(work: Workpiece, object: SceneObject, pose: Pose): boolean {
  const make = VESSELS[object.shape.kind];
  if (!make) return false;
  const vessel = make(object.shape, object.material, object.second);
  const art = object.engraving ?? [];
  const reach = vessel.widest * Math.PI;
  const common = { tone: object.tone ?? 0, prop: object.prop ?? false };
  work.turned({
    profile: vessel.profile,
    materials: vessel.materials,
    pose,
    face: faceMarkup(art),
    artBounds: { left: -reach, right: reach, top: -vessel.artHeight, bottom: vessel.artHeight },
    artHeight: vessel.artHeight,
    ...common,
  });
  if (vessel.filling) {
    const { material, radius, low, high } = vessel.filling;
    const profile = roundedProfile([
      [0, low],
      [radius, low, 3],
      [radius, high, 1.2],
      [0, high],
    ]);
    work.turned({ profile, materials: [material], pose, ...common });
  }
  if (vessel.handle) addHandle(work, vessel, vessel.handle, pose, common);
  return true;
}

/** A handle projecting to the right, in the plane of the axis. */
function addHandle(
  work: Workpiece,
  { widest }: Vessel,
  { low, high, reach, rod, material }: NonNullable<Vessel['handle']>,
  pose: Pose,
  common: { tone: number; prop: boolean },
): void {
  const height = high - low;
  const path = `M-2 ${-height / 2}C${reach * 0.9} ${-height / 2 - 4} ${reach * 1.25} ${-height * 0.2} ${reach} ${height * 0.12}C${reach * 0.8} ${height * 0.36} ${reach * 0.35} ${height * 0.5} -2 ${height / 2}`;
  const side: Pose = {
    xx: 1,
    xy: 0,
    xz: 0,
    yx: 0,
    yy: 0,
    yz: -1,
    zx: 0,
    zy: -1,
    zz: 0,
    ox: widest - 1.5,
    oy: rod,
    oz: (low + high) / 2,
  };
  work.sheet({
    outline: `<path d="${path}" fill="none" stroke="#fff" stroke-width="${rod * 1.9}"/>`,
    bounds: { left: -rod, right: reach * 1.2 + rod, top: -height / 2 - rod - 2, bottom: height / 2 + rod },
    material,
    pose: nestedPose(pose, side),
    thickness: rod * 2,
    form: 'tube',
    round: rod * 0.95,
    ...common,
  });
}

/** The pose of a turned object of `radius` mm lying on its side, its top to the right when not turned. */
export function lyingPose(x: number, y: number, z: number, turn: number, radius: number): Pose {
  const flat = flatPose(x, y, z + radius, turn);
  return {
    xx: flat.yx,
    xy: flat.yy,
    xz: flat.yz,
    yx: 0,
    yy: 0,
    yz: -1,
    zx: flat.xx,
    zy: flat.xy,
    zz: flat.xz,
    ox: flat.ox,
    oy: flat.oy,
    oz: flat.oz,
  };
}

/** The largest radius (mm) of a turned shape, so the height of its axis when lying; undefined for others. */
export function vesselRadius(shape: Shape): number | undefined {
  const make = VESSELS[shape.kind];
  return make ? make(shape, 'steel', undefined).widest : undefined;
}
