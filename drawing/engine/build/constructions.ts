import { artMarkup, circlePath, rectPath } from '../artwork.ts';
import type { Art, SceneObject, ShapeKind } from '../scene.ts';
import type { Pose } from '../solids/solid.ts';
import { flatPose, localPose, nestedPose } from '../solids/solid.ts';
import { pathBounds } from '../svg-path.ts';
import { addBow } from './extras.ts';
import { faceMarkup } from './face-markup.ts';
import type { FaceMarkup } from '../solids/face-art.ts';
import { flowingProfile, roundedProfile } from './profile.ts';
import type { Workpiece } from './workpiece.ts';

type Build = (work: Workpiece, object: SceneObject, pose: Pose) => void;

const BUILDERS: Partial<Record<ShapeKind, Build>> = {
  lantern: buildLantern,
  'usb-stick': buildUsbStick,
  'usb-card': buildUsbCard,
  'gift-box': buildGiftBox,
  box: buildBox,
  frame: buildFrame,
  'label-sheet': buildLabelSheet,
  cap: buildCap,
  'phone-stand': buildPhoneStand,
  puzzle: buildPuzzle,
};

/** Adds an object made of several parts. @returns false when the object's shape is not one of these */
export function addConstruction(work: Workpiece, object: SceneObject): boolean {
  const build = BUILDERS[object.shape.kind];
  if (!build) return false;
  const [x, y, z = 0] = object.at ?? [0, 0];
  build(work, object, flatPose(x, y, z, object.turn ?? 0));
  return true;
}

interface Slab {
  path: string;
  pose: Pose;
  material: string;
  thickness: number;
  face?: FaceMarkup;
  cut?: string;
  round?: number;
  grain?: number;
}

function slab(work: Workpiece, object: SceneObject, { path, cut = '', ...part }: Slab): void {
  work.sheet({
    outline: `<path d="${path}" fill="#fff"/>${cut}`,
    bounds: pathBounds(path),
    tone: object.tone ?? 0,
    prop: object.prop ?? false,
    ...part,
  });
}

/**
 * A pose in a flat object's own x, y, z for a sheet standing on it, facing `turn` degrees from the viewer.
 */
function standing(x: number, y: number, z: number, turn: number): Pose {
  const a = (turn * Math.PI) / 180;
  const c = Math.cos(a);
  const s = Math.sin(a);
  return { xx: c, xy: s, xz: 0, yx: 0, yy: 0, yz: -1, zx: -s, zy: c, zz: 0, ox: x, oy: y, oz: z };
}

/**
 * Four walls with cut-outs between a foot and a roof with a hole, a candle inside. Each wall has all the
 * cut-outs.
 */
function buildLantern(work: Workpiece, object: SceneObject, pose: Pose): void {
  const { w = 110, h = 160 } = object.shape;
  const sheet = object.thickness ?? 3;
  const { material } = object;
  const cut = cuts(object.cutouts);
  const half = w / 2 - sheet;
  for (const turn of [0, 90, 180, 270]) {
    const a = (turn * Math.PI) / 180;
    const place = standing(-Math.sin(a) * half, Math.cos(a) * half, h / 2 + 5, turn);
    slab(work, object, {
      path: rectPath(w - sheet * 2, h),
      pose: nestedPose(pose, place),
      material,
      thickness: sheet,
      cut,
      grain: 90,
      face: faceMarkup(object.engraving ?? []),
    });
  }
  slab(work, object, {
    path: rectPath(w + 10, w + 10, 4),
    pose: nestedPose(pose, localPose(0, 0, 0)),
    material,
    thickness: 5,
  });
  slab(work, object, {
    path: rectPath(w + 8, w + 8, 4),
    pose: nestedPose(pose, localPose(0, 0, h + 5)),
    material,
    thickness: 5,
    cut: `<path d="${circlePath(w * 0.52)}" fill="#000"/>`,
  });
  addCandle(work, pose, object.second ?? 'wax-cream', Math.min(26, w * 0.24), h * 0.42);
}

/** A burning candle: wax, flame and its light. */
export function addCandle(work: Workpiece, pose: Pose, wax: string, radius: number, height: number): void {
  const stands = { ...upright(pose), oz: pose.oz + 5 };
  work.turned({
    profile: roundedProfile([
      [0, 0],
      [radius, 0, 1],
      [radius, height, 2.5],
      [radius * 0.7, height - 2, 2],
      [0, height - 3],
    ]),
    materials: [wax],
    pose: stands,
    prop: true,
  });
  work.turned({
    profile: roundedProfile([
      [0, height + 2],
      [3.6, height + 7, 3],
      [2.4, height + 16, 4],
      [0, height + 25],
    ]),
    materials: ['flame'],
    pose: stands,
    prop: true,
  });
  work.lamps.push({
    x: stands.ox,
    y: stands.oy,
    z: stands.oz + height + 14,
    power: 7,
    colour: [1, 0.58, 0.24],
  });
}

/** A wooden stick with its plug uncovered and the cap beside it. */
function buildUsbStick(work: Workpiece, object: SceneObject, pose: Pose): void {
  const { w = 58, h = 19, r = 4 } = object.shape;
  const thick = object.thickness ?? 9;
  const capped = object.shape.variant === 'capped';
  const art = faceMarkup(object.engraving ?? []);
  slab(work, object, {
    path: rectPath(w, h, r),
    pose,
    material: object.material,
    thickness: thick,
    face: art,
    round: 1.6,
  });
  if (!capped) {
    const plug = nestedPose(pose, localPose(w / 2 + 7.5, 0, thick / 2 - 2.25));
    slab(work, object, {
      path: rectPath(19, 12, 0.6),
      pose: plug,
      material: 'steel',
      thickness: 4.5,
      round: 0.5,
      face: {
        print: [-2.4, 2.4].map((y) => `<path d="${rectPath(2.6, 2.2, 0.2, 3, y)}" fill="#0b0b0c"/>`).join(''),
      },
    });
  }
  const at: Pose = capped ? localPose(w / 2 + 11, 0, 0) : localPose(w * 0.34, h * 1.35, 0, 24);
  slab(work, object, {
    path: rectPath(22, h, r),
    pose: nestedPose(pose, at),
    material: object.material,
    thickness: thick,
    round: 1.6,
  });
}

/** A card with a plug that folds out of it. */
function buildUsbCard(work: Workpiece, object: SceneObject, pose: Pose): void {
  const { w = 86, h = 54, r = 4 } = object.shape;
  const thick = object.thickness ?? 3;
  slab(work, object, {
    path: rectPath(w, h, r),
    pose,
    material: object.material,
    thickness: thick,
    face: faceMarkup(object.engraving ?? []),
    cut: `<path d="${rectPath(26, 15, 1.5, w / 2 - 10, h / 2 - 11)}" fill="#000"/>`,
  });
  const plug = nestedPose(pose, localPose(w / 2 + 4, h / 2 - 11, 0.3, 0));
  slab(work, object, {
    path: rectPath(30, 12.4, 1.4),
    pose: plug,
    material: object.second ?? 'plastic-black',
    thickness: 2.4,
  });
  slab(work, object, {
    path: rectPath(12, 9, 0.3, 6, 0),
    pose: nestedPose(plug, localPose(0, 0, 2.2)),
    material: 'gold',
    thickness: 0.4,
    face: {
      print: [-3.3, -1.1, 1.1, 3.3]
        .map((y) => `<path d="${rectPath(12, 0.5, 0, 6, y)}" fill="#121212"/>`)
        .join(''),
    },
  });
}

/** A wrapped present with ribbon and bow; `variant: 'open'` leaves the ribbon out and leans the lid on it. */
function buildGiftBox(work: Workpiece, object: SceneObject, pose: Pose): void {
  const { w = 180, h = 140 } = object.shape;
  const tall = object.thickness ?? 60;
  const ribbon = object.second ?? 'satin-red';
  slab(work, object, {
    path: rectPath(w, h, 1),
    pose,
    material: object.material,
    thickness: tall,
    round: 0.8,
  });
  const lid = nestedPose(pose, localPose(0, 0, tall - 16));
  slab(work, object, {
    path: rectPath(w + 4, h + 4, 1.5),
    pose: lid,
    material: object.material,
    thickness: 18,
    round: 1,
    face: faceMarkup(object.engraving ?? []),
  });
  const band = Math.max(9, w * 0.075);
  slab(work, object, {
    path: rectPath(band, h + 5.6, 0.4),
    pose,
    material: ribbon,
    thickness: tall + 2.8,
    round: 0.5,
  });
  slab(work, object, {
    path: rectPath(w + 5.6, band, 0.4),
    pose,
    material: ribbon,
    thickness: tall + 2.4,
    round: 0.5,
  });
  addBow(work, nestedPose(pose, localPose(0, 0, tall + 3)), w * 0.5, ribbon, object.prop ?? false);
}

/** A box with a lid: a line runs round it, and finger joints show at its corners. */
function buildBox(work: Workpiece, object: SceneObject, pose: Pose): void {
  const { w = 200, h = 150, r = 2 } = object.shape;
  const tall = object.thickness ?? 70;
  const sheet = 5;
  const { material } = object;
  const body = tall * 0.68;
  const sides: [number, number, number, number][] = [
    [0, h / 2 - sheet, 0, w],
    [w / 2 - sheet, 0, -90, h],
    [0, -h / 2 + sheet, 180, w],
    [-w / 2 + sheet, 0, 90, h],
  ];
  for (const [x, y, turn, long] of sides)
    for (const [low, high] of [
      [0, body - 0.5],
      [body + 0.5, tall],
    ] as const)
      slab(work, object, {
        path: fingered(long, high - low, sheet),
        pose: nestedPose(pose, standing(x, y, (low + high) / 2, turn)),
        material,
        thickness: sheet,
        ...(turn === 0 && low === 0
          ? { face: faceMarkup(object.engraving?.filter((art) => art.finish === 'deep') ?? []) }
          : {}),
      });
  slab(work, object, {
    path: rectPath(w, h, r),
    pose: nestedPose(pose, localPose(0, 0, tall)),
    material,
    thickness: sheet,
    face: faceMarkup(object.engraving?.filter((art) => art.finish !== 'deep') ?? []),
  });
  slab(work, object, { path: rectPath(w - 12, h - 12), pose, material, thickness: 3 });
  const clasp = nestedPose(pose, standing(0, h / 2, body, 0));
  slab(work, object, { path: rectPath(13, 20, 3), pose: clasp, material: 'brass', thickness: 2.4 });
}

/** A wall with fingers at both ends. */
function fingered(long: number, high: number, sheet: number): string {
  const count = Math.max(3, Math.round(high / 9) | 1);
  const step = high / count;
  const x = long / 2;
  const inner = x - sheet;
  const right: string[] = [];
  const left: string[] = [];
  for (let i = 0; i < count; i++) {
    const edge = i % 2 === 0 ? x : inner;
    const top = -high / 2 + i * step;
    right.push(`L${edge} ${top}L${edge} ${top + step}`);
    left.unshift(`L${-edge} ${top + step}L${-edge} ${top}`);
  }
  return `M${x} ${-high / 2}${right.join('')}${left.join('')}Z`;
}

/** A picture frame: a rim before a backing that carries the art. */
function buildFrame(work: Workpiece, object: SceneObject, pose: Pose): void {
  const { w = 200, h = 260, r = 2 } = object.shape;
  const rim = w * 0.085;
  const art = faceMarkup(object.engraving ?? []);
  slab(work, object, {
    path: rectPath(w - 4, h - 4),
    pose,
    material: object.second ?? 'paper-white',
    thickness: 4,
    face: art,
  });
  slab(work, object, {
    path: rectPath(w, h, r),
    pose: nestedPose(pose, localPose(0, 0, 4)),
    material: object.material,
    thickness: 12,
    cut: `<path d="${rectPath(w - rim * 2, h - rim * 2)}" fill="#000"/>`,
    round: 1.5,
    grain: 90,
  });
}

/** Labels on their backing sheet, each with the art; one is half peeled when there is room beside it. */
function buildLabelSheet(work: Workpiece, object: SceneObject, pose: Pose): void {
  const { w = 180, h = 130, r = 3, variant = '3x4' } = object.shape;
  const [columns = 3, rows = 4] = variant.split('x').map(Number);
  const gap = Math.min(w, h) * 0.045;
  const cellW = (w - gap * (columns + 1)) / columns;
  const cellH = (h - gap * (rows + 1)) / rows;
  slab(work, object, {
    path: rectPath(w, h, 2),
    pose,
    material: object.second ?? 'paper-#e9dcbc',
    thickness: 0.4,
  });
  const face = faceMarkup(object.engraving ?? []);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      slab(work, object, {
        path: rectPath(cellW, cellH, r),
        material: object.material,
        thickness: 0.3,
        face,
        round: 0.1,
        pose: nestedPose(
          pose,
          localPose(
            -w / 2 + gap + cellW / 2 + column * (cellW + gap),
            -h / 2 + gap + cellH / 2 + row * (cellH + gap),
            0.4,
          ),
        ),
      });
}

/** A cap seen from the front: crown, peak, button; art on the crown. */
function buildCap(work: Workpiece, object: SceneObject, pose: Pose): void {
  const r = (object.shape.w ?? 180) / 2;
  addCrown(work, object, pose, r);
  const peak =
    `M${-r * 0.97} ${r * 0.1}C${-r * 1.02} ${r * 0.95} ${-r * 0.72} ${r * 1.98} 0 ${r * 2}` +
    `C${r * 0.72} ${r * 1.98} ${r * 1.02} ${r * 0.95} ${r * 0.97} ${r * 0.1}Z`;
  const rows = [0.93, 0.86, 0.79].map(
    (by) => `<path d="${peak}" transform="translate(0 ${r * (1 - by) * 0.9}) scale(${by})"/>`,
  );
  slab(work, object, {
    path: peak,
    pose: nestedPose(pose, localPose(0, 0, 3)),
    material: object.second ?? object.material,
    thickness: 3.4,
    round: 5,
    face: {
      print: `<g fill="none" stroke="#000" stroke-opacity="0.22" stroke-width="0.9">${rows.join('')}</g>`,
    },
  });
  const button = nestedPose(pose, localPose(0, 0, r * 1.21));
  work.link({ pose: button, radius: 0, rod: r * 0.07, material: object.material, prop: true });
}

function addCrown(work: Workpiece, object: SceneObject, pose: Pose, r: number): void {
  const seams = Array.from({ length: 6 }, (_, i) => `M${(i - 2.5) * r * 1.047} ${r * 0.5}V${-r * 0.75}`).join(
    '',
  );
  const stitched = `<path d="${seams}" fill="none" stroke="#000" stroke-opacity="0.3" stroke-width="1.1"/>`;
  const face = faceMarkup(object.engraving ?? []);
  work.turned({
    profile: flowingProfile([
      [r, 0],
      [r * 1.02, r * 0.25],
      [r * 0.98, r * 0.55],
      [r * 0.84, r * 0.86],
      [r * 0.56, r * 1.08],
      [r * 0.24, r * 1.19],
      [0, r * 1.21],
    ]),
    materials: [object.material],
    pose: upright(pose),
    artHeight: r * 0.55,
    prop: object.prop ?? false,
    tone: object.tone ?? 0,
    artBounds: { left: -r * 3.14, right: r * 3.14, top: -r * 0.75, bottom: r * 0.55 },
    face: { ...face, print: stitched + (face.print ?? '') },
  });
}

/** Turns the pose of a flat object into that of a lathe-turned one, its front to the viewer. */
function upright(pose: Pose): Pose {
  return { ...pose, yx: -pose.yx, yy: -pose.yy, yz: -pose.yz };
}

/** Two slotted sheets that hold a phone. */
function buildPhoneStand(work: Workpiece, object: SceneObject, pose: Pose): void {
  const { w = 80, h = 110 } = object.shape;
  const sheet = object.thickness ?? 6;
  const wall = (path: string, at: Pose, more: Partial<Slab> = {}): void =>
    slab(work, object, {
      path,
      pose: nestedPose(pose, at),
      material: object.material,
      thickness: sheet,
      ...more,
    });
  wall(rectPath(w, h, 8), leaningBack(22, h), {
    grain: 90,
    face: faceMarkup(object.engraving ?? []),
    cut: cuts(object.cutouts),
  });
  wall(rectPath(w * 0.8, 30, 3), localPose(0, 26, 8));
  wall(rectPath(w * 0.8, 12, 2), standing(0, 38, 12, 0));
  wall(rectPath(sheet, 80), localPose(0, -6, 0), { thickness: 22 });
}

/** A pose in a flat object's own x, y, z for a sheet `high` mm tall that leans away from the viewer. */
function leaningBack(degrees: number, high: number): Pose {
  const a = (degrees * Math.PI) / 180;
  return {
    xx: 1,
    xy: 0,
    xz: 0,
    yx: 0,
    yy: Math.sin(a),
    yz: -Math.cos(a),
    zx: 0,
    zy: Math.cos(a),
    zz: Math.sin(a),
    ox: 0,
    oy: -10,
    oz: (high / 2) * Math.cos(a) + 4,
  };
}

/** A board with cut-out names or shapes that lie in it, slightly proud, each in its own colour. */
function buildPuzzle(work: Workpiece, object: SceneObject, pose: Pose): void {
  const { w = 260, h = 110, r = 10 } = object.shape;
  const tray = 4;
  const pieces = object.cutouts ?? [];
  slab(work, object, { path: rectPath(w, h, r), pose, material: object.material, thickness: tray });
  slab(work, object, {
    path: rectPath(w, h, r),
    pose: nestedPose(pose, localPose(0, 0, tray)),
    material: object.material,
    thickness: 4,
    cut: cuts(pieces),
    face: faceMarkup(object.engraving ?? []),
  });
  pieces.forEach((art, index) => {
    const [x, y] = art.at ?? [0, 0];
    const reach = art.size * 1.2;
    work.sheet({
      outline: `<g transform="scale(0.985)">${artMarkup({ ...art, at: [0, 0], colour: '#fff' }, '#fff')}</g>`,
      bounds: { left: -reach, right: reach, top: -reach, bottom: reach },
      pose: nestedPose(pose, localPose(x, y, tray)),
      thickness: 8,
      material: `painted-${art.colour ?? ['red', 'yellow', 'teal', 'orange', 'green', 'blue', 'pink'][index % 7]}`,
      prop: true,
      round: 0.8,
    });
  });
}

function cuts(art: readonly Art[] | undefined): string {
  return (art ?? []).map((piece) => artMarkup({ ...piece, colour: '#000' }, '#000')).join('');
}
