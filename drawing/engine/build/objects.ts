import { artMarkup, circlePath } from '../artwork.ts';
import { findMaterial } from '../materials/library.ts';
import type { Extra, SceneObject } from '../scene.ts';
import type { Pose } from '../solids/solid.ts';
import { flatPose, uprightPose } from '../solids/solid.ts';
import type { Bounds } from '../svg-path.ts';
import { addConstruction } from './constructions.ts';
import { addExtras } from './extras.ts';
import { faceMarkup } from './face-markup.ts';
import { addGarment } from './garments.ts';
import type { Outline } from './outlines.ts';
import { outlineOf } from './outlines.ts';
import { addVessel, lyingPose, vesselRadius } from './vessels.ts';
import type { Workpiece } from './workpiece.ts';

/** Adds one object of a scene with all its parts. @throws Error when its shape is unknown */
export function addObject(work: Workpiece, given: SceneObject): void {
  const object = given.scale ? scaled(given, given.scale) : given;
  const radius = vesselRadius(object.shape);
  if (radius !== undefined) {
    addVessel(work, object, vesselPose(object, radius));
    return;
  }
  if (addGarment(work, object) || addConstruction(work, object)) return;
  const outline = outlineOf(object.shape);
  if (!outline) throw new Error(`There is no shape ${object.shape.kind}`);
  addSheet(work, object, outline);
}

function addSheet(work: Workpiece, object: SceneObject, outline: Outline): void {
  const { extras = [], cutouts = [], engraving = [] } = object;
  const thickness = object.thickness ?? findMaterial(object.material).thickness;
  const pose = sheetPose(object, outline.bounds.bottom);
  const common = { prop: object.prop ?? false, tone: object.tone ?? 0 };
  const cut = cutouts.map((art) => artMarkup(art, '#000')).join('');
  work.sheet({
    outline: outline.markup + cut + holes(extras, outline.bounds),
    bounds: outline.bounds,
    material: object.material,
    pose,
    thickness,
    face: object.shape.kind === 'name-word' ? { bounds: outline.bounds } : faceMarkup(engraving),
    grain: object.grain ?? longWay(outline.bounds),
    ...common,
  });
  addExtras(work, extras, { pose, bounds: outline.bounds, outline: outline.markup, thickness, ...common });
}

/** Grain angle in degrees: along the longer side. */
function longWay({ left, right, top, bottom }: Bounds): number {
  return bottom - top > (right - left) * 1.15 ? 90 : 0;
}

function holes(extras: readonly Extra[], bounds: Bounds): string {
  return extras
    .filter(({ kind }) => kind === 'hole')
    .map(
      ({ at = [0, bounds.top + 6], size = 4.5 }) =>
        `<path d="${circlePath(size, at[0], at[1])}" fill="#000"/>`,
    )
    .join('');
}

/** The pose of a sheet: lying, standing on its lower edge, or leaning back. */
export function sheetPose(object: SceneObject, bottom: number): Pose {
  const [x, y, z = 0] = object.at ?? [0, 0];
  if (object.pose !== 'stand' && object.pose !== 'lean') return flatPose(x, y, z, object.turn ?? 0);
  const lean = object.lean ?? (object.pose === 'lean' ? 14 : 0);
  return uprightPose(x, y, z + bottom * Math.cos((lean * Math.PI) / 180), object.turn ?? 0, lean);
}

function vesselPose(object: SceneObject, radius: number): Pose {
  const [x, y, z = 0] = object.at ?? [0, 0];
  const turn = object.turn ?? 0;
  const { kind } = object.shape;
  const lies =
    object.pose === 'lying' ||
    object.pose === 'flat' ||
    ((kind === 'pencil' || kind === 'pen') && !object.pose);
  if (lies) return lyingPose(x, y, z, turn, radius);
  const angle = (turn * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return { xx: c, xy: -s, xz: 0, yx: s, yy: c, yz: 0, zx: 0, zy: 0, zz: 1, ox: x, oy: -y, oz: z };
}

/** An object with every length multiplied. */
function scaled(object: SceneObject, by: number): SceneObject {
  const { shape, thickness, cutouts = [], engraving = [], extras = [] } = object;
  const sized = Object.fromEntries(
    Object.entries(shape).map(([key, value]) => [key, typeof value === 'number' ? value * by : value]),
  ) as SceneObject['shape'];
  const larger = <T extends { at?: [number, number] | undefined; size?: number | undefined }>(
    part: T,
  ): T => ({
    ...part,
    ...(part.size === undefined ? {} : { size: part.size * by }),
    ...(part.at ? { at: [part.at[0] * by, part.at[1] * by] } : {}),
  });
  return {
    ...object,
    shape: sized,
    ...(thickness === undefined ? {} : { thickness: thickness * by }),
    cutouts: cutouts.map(larger),
    engraving: engraving.map(larger),
    extras: extras.map(larger),
  };
}
