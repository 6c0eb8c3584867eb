import type { DistanceField } from '../distance-field.ts';
import { distanceField } from '../distance-field.ts';
import { grown } from '../artwork.ts';
import type { Lamp } from '../lighting.ts';
import { findMaterial } from '../materials/library.ts';
import type { Random } from '../seeded-random.ts';
import type { FaceMarkup } from '../solids/face-art.ts';
import { drawFaceArt } from '../solids/face-art.ts';
import type { Cut } from '../solids/finish.ts';
import { Link } from '../solids/link.ts';
import type { PlateForm } from '../solids/plate.ts';
import { Plate } from '../solids/plate.ts';
import type { Pose, Solid } from '../solids/solid.ts';
import type { ProfilePoint } from '../solids/turned.ts';
import { Turned } from '../solids/turned.ts';
import type { Bounds } from '../svg-path.ts';

/** A sheet to be cut: SVG markup in mm, white stays and black is cut away. */
export interface SheetPart {
  outline: string;
  bounds: Bounds;
  material: string;
  pose: Pose;
  thickness?: number;
  form?: PlateForm;
  round?: number;
  face?: FaceMarkup;
  grain?: number;
  tone?: number;
  prop?: boolean;
}

/** A part to be turned on a lathe. */
export interface TurnedPart {
  profile: readonly ProfilePoint[];
  materials: readonly string[];
  pose: Pose;
  face?: FaceMarkup;
  artBounds?: Bounds;
  artHeight?: number;
  tone?: number;
  prop?: boolean;
}

/** A ring, a chain link or (radius 0) a ball. */
export interface LinkPart {
  pose: Pose;
  radius: number;
  rod: number;
  stretch?: number;
  material: string;
  prop?: boolean;
}

const SHEET_MARGIN = 1.5;
/**
 * Outlines smaller than this many cells are drawn finer than the picture: that is cheap, and jagged edges
 * would show.
 */
const SMALL_GRID = 600;
const MAX_GRID = 1000;
const MAX_ART = 2400;
/** A circle's inscribed square: the share of a sheet that can hold text, whatever its outline. */
const PLAIN_SHARE = 0.7;

/** An engraved area: the corners of its box in the world (x, y, z each), clockwise from its top left. */
export type EngravedFace = readonly (readonly [number, number, number])[];

/** Collects the parts of a picture, then turns them into solids, fine enough for the picture's size. */
export class Workpiece {
  readonly lamps: Lamp[] = [];
  readonly subject: number[] = [];
  /** engraved or printed areas, and names cut out as words */
  readonly faces: EngravedFace[] = [];
  /** the middles of sheets without engraving */
  readonly plainFaces: EngravedFace[] = [];
  readonly random: Random;
  readonly #sheets: SheetPart[] = [];
  readonly #turned: TurnedPart[] = [];
  readonly #links: LinkPart[] = [];

  /** @param random decides where each part is cut from its sheet */
  constructor(random: Random) {
    this.random = random;
  }

  sheet(part: SheetPart): void {
    this.#sheets.push(part);
    const thickness = part.thickness ?? findMaterial(part.material).thickness;
    const { bounds } = part.face ?? {};
    const place = (x: number, y: number) => inWorld(part.pose, x, y, thickness);
    if (bounds) this.faces.push(corners(overlap(bounds, part.bounds), place));
    if (part.prop) return;
    this.#frame(part.pose, part.bounds, thickness);
    if (!bounds) this.plainFaces.push(corners(shrunk(part.bounds, PLAIN_SHARE), place));
  }

  turned(part: TurnedPart): void {
    this.#turned.push(part);
    const widest = Math.max(...part.profile.map((point) => point.radius));
    const low = Math.min(...part.profile.map((point) => point.z));
    const high = Math.max(...part.profile.map((point) => point.z));
    const bounds = { left: -widest, right: widest, top: -widest, bottom: widest };
    if (part.prop) return;
    this.#frame(part.pose, bounds, high, low);
    const { bounds: art } = part.face ?? {};
    if (!art) return;
    const middle = (part.artHeight ?? 0) - (art.top + art.bottom) / 2;
    const reach = radiusAt(part.profile, middle);
    const wrapped = (x: number, y: number): readonly [number, number, number] => {
      const angle = Math.min(1.2, Math.max(-1.2, x / widest));
      const height = (part.artHeight ?? 0) - y;
      return inWorld(part.pose, Math.sin(angle) * reach, -Math.cos(angle) * reach, height);
    };
    this.faces.push(corners(art, wrapped));
  }

  link(part: LinkPart): void {
    this.#links.push(part);
    const reach = part.radius + part.rod;
    const high = reach + (part.stretch ?? 0);
    if (!part.prop)
      this.#frame(part.pose, { left: -reach, right: reach, top: -high, bottom: high }, part.rod);
  }

  #frame(p: Pose, { left, right, top, bottom }: Bounds, high: number, low: number = 0): void {
    const middleX = (left + right) / 2;
    const middleY = (top + bottom) / 2;
    for (const [x, y] of [
      [left, middleY],
      [right, middleY],
      [middleX, top],
      [middleX, bottom],
    ] as const)
      for (const z of [low, high]) this.subject.push(...inWorld(p, x, y, z));
  }

  /** @param density px of the picture per mm at the subject */
  async solids(density: number): Promise<Solid[]> {
    const fields = new Map<string, Promise<DistanceField>>();
    const sheets = await Promise.all(this.#sheets.map((part) => this.#makeSheet(part, density, fields)));
    const turned = await Promise.all(this.#turned.map((part) => this.#makeTurned(part, density)));
    return [...sheets, ...turned, ...this.#links.map((part) => this.#makeLink(part))];
  }

  async #makeSheet(
    part: SheetPart,
    density: number,
    fields: Map<string, Promise<DistanceField>>,
  ): Promise<Solid> {
    const material = findMaterial(part.material);
    const cut = this.#cut(part.grain ?? 0, part.tone ?? 0);
    const bounds = grown(part.bounds, SHEET_MARGIN);
    const longest = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top);
    const wanted = Math.min(density * 1.15, Math.max(density * 0.65, SMALL_GRID / longest));
    const fine = Math.min(Math.max(wanted, 60 / longest), MAX_GRID / longest);
    const key = `${fine} ${JSON.stringify(bounds)} ${part.outline}`;
    const field = fields.get(key) ?? distanceField(part.outline, bounds, fine);
    fields.set(key, field);
    const forArt = Math.min(density * 1.15, MAX_ART / longest);
    const [distances, art] = await Promise.all([field, drawFaceArt(part.face ?? {}, part.bounds, forArt)]);
    const thickness = part.thickness ?? material.thickness;
    return new Plate({
      pose: part.pose,
      outline: distances.exact,
      slope: distances.smooth,
      thickness,
      material,
      cut,
      art,
      form: part.form ?? 'flat',
      round: part.round ?? Math.min(material.round, thickness * 0.6),
    });
  }

  async #makeTurned(part: TurnedPart, density: number): Promise<Solid> {
    const bounds = part.artBounds ?? { left: -1, top: -1, right: 1, bottom: 1 };
    const longest = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top);
    const art = await drawFaceArt(part.face ?? {}, bounds, Math.min(density * 1.15, MAX_ART / longest));
    return new Turned({
      pose: part.pose,
      profile: part.profile,
      materials: part.materials.map(findMaterial),
      cut: this.#cut(0, part.tone ?? 0),
      art,
      artHeight: part.artHeight ?? 0,
    });
  }

  #makeLink({ pose, radius, rod, stretch = 0, material }: LinkPart): Solid {
    return new Link({ pose, radius, rod, stretch, material: findMaterial(material), cut: this.#cut(0, 0) });
  }

  #cut(grain: number, tone: number): Cut {
    const angle = (grain * Math.PI) / 180;
    return {
      shiftX: this.random() * 300,
      shiftY: this.random() * 150,
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      tone: (1 + tone * 0.4) * (0.97 + 0.06 * this.random()),
    };
  }
}

function inWorld(p: Pose, x: number, y: number, z: number): readonly [number, number, number] {
  return [
    p.ox + p.xx * x + p.yx * y + p.zx * z,
    p.oy + p.xy * x + p.yy * y + p.zy * z,
    p.oz + p.xz * x + p.yz * y + p.zz * z,
  ];
}

function corners(
  { left, top, right, bottom }: Bounds,
  place: (x: number, y: number) => readonly [number, number, number],
): EngravedFace {
  return [place(left, top), place(right, top), place(right, bottom), place(left, bottom)];
}

/** The largest radius of a turned outline at a height. */
function radiusAt(profile: readonly ProfilePoint[], z: number): number {
  let reach = 0;
  for (let i = 0; i + 1 < profile.length; i++) {
    const a = profile[i] as ProfilePoint;
    const b = profile[i + 1] as ProfilePoint;
    if (z < Math.min(a.z, b.z) || z > Math.max(a.z, b.z)) continue;
    const t = a.z === b.z ? 0 : (z - a.z) / (b.z - a.z);
    reach = Math.max(reach, a.radius + (b.radius - a.radius) * t);
  }
  return reach;
}

function shrunk({ left, top, right, bottom }: Bounds, share: number): Bounds {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const w = ((right - left) / 2) * share;
  const h = ((bottom - top) / 2) * share;
  return { left: x - w, top: y - h, right: x + w, bottom: y + h };
}

function overlap(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}
