import type { SceneObject, ShapeKind } from '../scene.ts';
import type { Pose } from '../solids/solid.ts';
import { flatPose, localPose, nestedPose } from '../solids/solid.ts';
import { pathBounds } from '../svg-path.ts';
import { strip } from './extras.ts';
import { faceMarkup } from './face-markup.ts';
import type { Workpiece } from './workpiece.ts';

/** Cloth laid out flat, in a box of about 100 across: its outline, sewn lines, and further layers of cloth. */
interface Pattern {
  /** mm across at size 1 */
  width: number;
  outline: string;
  seams: string;
  layers?: { path: string; z: number; second?: boolean }[];
  straps?: { path: string; width: number }[];
  form: 'cloth' | 'pillow';
}

/** Patterns are drawn this wide. */
const DRAWN_WIDTH = 106;

const PATTERNS: Partial<Record<ShapeKind, Pattern>> = {
  't-shirt': {
    width: 520,
    outline:
      'M-17 -50C-10 -45 10 -45 17 -50L27 -47C38 -40 48 -22 53 -8L34 1L29 -7C28 12 28 34 29 53C10 56 -10 56 -29 53C-28 34 -28 12 -29 -7L-34 1L-53 -8C-48 -22 -38 -40 -27 -47Z',
    seams:
      'M-27 -46C-31 -32 -30 -16 -29 -6M27 -46C31 -32 30 -16 29 -6M-51 -10.5L-35 -2.2M51 -10.5L35 -2.2M-28.6 50.4C-10 53.4 10 53.4 28.6 50.4',
    layers: [
      {
        path: 'M-17.5 -50.5C-13 -39.5 13 -39.5 17.5 -50.5L13.6 -51.2C10 -43.6 -10 -43.6 -13.6 -51.2Z',
        z: 3.4,
      },
    ],
    form: 'cloth',
  },
  tote: {
    width: 380,
    outline: 'M-36 -36C-12 -37.5 12 -37.5 36 -36L37 50C12 52 -12 52 -37 50Z',
    seams: 'M-35.6 -30.6C-12 -32 12 -32 35.6 -30.6M-35 48.6H35',
    straps: [{ path: 'M-19 -26C-21 -58 -13 -84 0 -84C13 -84 21 -58 19 -26', width: 5.4 }],
    form: 'cloth',
  },
  apron: {
    width: 640,
    outline:
      'M-13 -50H13C14 -38 19 -26 33 -20C34 8 34 34 33 54C12 56 -12 56 -33 54C-34 34 -34 8 -33 -20C-19 -26 -14 -38 -13 -50Z',
    seams: 'M-12.6 -47.6H12.6M-31.4 -18V52.4H31.4V-18',
    layers: [{ path: 'M-20 8H20V34C20 36 19 37 17 37H-17C-19 37 -20 36 -20 34Z', z: 2.4 }],
    straps: [
      { path: 'M-12 -48C-13 -66 13 -66 12 -48', width: 3 },
      { path: 'M-32 -19C-44 -16 -52 -6 -58 -2', width: 2.4 },
      { path: 'M32 -19C44 -16 52 -6 60 -4', width: 2.4 },
    ],
    form: 'cloth',
  },
  cushion: {
    width: 420,
    outline: 'M-50 -50C-20 -45 20 -45 50 -50C45 -20 45 20 50 50C20 45 -20 45 -50 50C-45 20 -45 -20 -50 -50Z',
    seams: '',
    form: 'pillow',
  },
};

/** Adds cloth laid out flat. @returns false when the object's shape is no cloth */
export function addGarment(work: Workpiece, object: SceneObject): boolean {
  const pattern = PATTERNS[object.shape.kind];
  if (!pattern) return false;
  const width = object.shape.w ?? pattern.width;
  const [x, y, z = 0] = object.at ?? [0, 0];
  const pose = flatPose(x, y, z, object.turn ?? 0);
  const scale = width / DRAWN_WIDTH;
  for (const { path, width: wide } of pattern.straps ?? []) {
    const at = nestedPose(pose, localPose(0, 0, 0.4));
    strip(
      work,
      sized(path, scale),
      at,
      wide * scale,
      object.second ?? object.material,
      object.prop ?? false,
      3,
    );
  }
  addCloth(work, object, pattern, pose, scale);
  for (const { path, z: high } of pattern.layers ?? []) {
    const outline = sized(path, scale);
    work.sheet({
      outline: `<path d="${outline}" fill="#fff"/>`,
      bounds: pathBounds(outline),
      thickness: 2.6,
      form: 'pillow',
      round: 5,
      pose: nestedPose(pose, localPose(0, 0, width * 0.012 - 2.6 + high * 0.6)),
      ...common(object),
    });
  }
  return true;
}

function addCloth(work: Workpiece, object: SceneObject, pattern: Pattern, pose: Pose, scale: number): void {
  const outline = sized(pattern.outline, scale);
  const width = scale * DRAWN_WIDTH;
  const seam = `<path d="${sized(pattern.seams, scale)}" fill="none" stroke="#000" stroke-opacity="0.34" stroke-width="${scale * 0.24}" stroke-dasharray="${scale * 0.9} ${scale * 0.34}"/>`;
  const face = faceMarkup(object.engraving ?? []);
  work.sheet({
    outline: `<path d="${outline}" fill="#fff"/>`,
    bounds: pathBounds(outline),
    pose,
    thickness: width * 0.012,
    form: pattern.form,
    round: pattern.form === 'pillow' ? width * 0.2 : width * 0.03,
    face: { ...face, print: seam + (face.print ?? '') },
    ...common(object),
  });
}

function common({ material, tone = 0, prop = false }: SceneObject): {
  material: string;
  tone: number;
  prop: boolean;
} {
  return { material, tone, prop };
}

function sized(data: string, scale: number): string {
  return data.replaceAll(/-?\d+(\.\d+)?/g, (number) => (Number(number) * scale).toFixed(2));
}
