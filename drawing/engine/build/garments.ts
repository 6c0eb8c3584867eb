import type { SceneObject, ShapeKind } from '../scene.ts';
import type { Pose } from '../solids/solid.ts';
import { flatPose, localPose, nestedPose } from '../solids/solid.ts';
import { pathBounds } from '../svg-path.ts';
import { strip } from './extras.ts';
import { faceMarkup } from './face-markup.ts';
import type { Workpiece } from './workpiece.ts';

interface Strap {
  path: string;
  width: number;
}

/** A garment in a box about 100 wide: its outline, seams and further layers of cloth. */
interface Pattern {
  /** mm across at size 1 */
  width: number;
  outline: string;
  seams: string;
  layers?: { path: string; z: number; second?: boolean }[];
  straps?: Strap[];
  /** differences when it hangs from a peg: straps, their holders, and the position of the peg */
  hung?: { outline: string; straps?: Strap[]; holders: (Strap & { material: string })[]; peg: number };
  form: 'cloth' | 'pillow';
}

/** Width at which the patterns are drawn. */
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
    hung: {
      outline:
        'M-17 -50C-10 -45 10 -45 17 -50L27 -46.4C38 -39 47 -22 51 -5.5L33 0.6L28.6 -6C27.6 12 28 34 29.4 53.4C26 55 22 52.6 17 54C12 55.6 7 52.6 1 54.2C-6 56 -11 52.8 -17 54.4C-22 55.6 -26 53 -29.4 53.4C-28 34 -27.6 12 -28.6 -6L-33 0.6L-51 -5.5C-47 -22 -38 -39 -27 -46.4Z',
      holders: [
        { path: 'M-27 -42C-16 -44 -6 -50 0 -50.5C6 -50 16 -44 27 -42', width: 3.6, material: 'beech' },
        {
          path: 'M0 -50V-57C0 -60 5 -60.4 5 -64C5 -68.4 -3.6 -68.4 -3.6 -64',
          width: 0.9,
          material: 'chrome',
        },
      ],
      peg: -65.6,
    },
    form: 'cloth',
  },
  tote: {
    width: 380,
    outline: 'M-36 -36C-12 -37.5 12 -37.5 36 -36L37 50C12 52 -12 52 -37 50Z',
    seams: 'M-35.6 -30.6C-12 -32 12 -32 35.6 -30.6M-35 48.6H35',
    straps: [{ path: 'M-19 -26C-21 -58 -13 -84 0 -84C13 -84 21 -58 19 -26', width: 5.4 }],
    hung: {
      outline:
        'M-36 -36C-26 -35 -20 -38 -12 -37.4C-6 -36.4 6 -36.4 12 -37.4C20 -38 26 -35 36 -36L37.4 50.4C31 52.4 26 50 19 51.6C12 53.2 6 50.4 -1 51.8C-9 53.2 -14 50.2 -21 51.8C-27 53 -32 50.6 -37.4 50.4Z',
      straps: [{ path: 'M-18 -34C-15 -58 -6 -86 0 -86C6 -86 15 -58 18 -34', width: 5 }],
      holders: [],
      peg: -83.4,
    },
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
    hung: {
      outline:
        'M-13 -50H13C14 -38 19 -26 32 -19.6C33.4 8 33.6 34 33.4 54.4C28 56 23 53.4 17 55C10 56.6 5 53.6 -1 55.2C-8 56.8 -13 53.6 -19 55.2C-25 56.4 -29 54 -33.4 54.4C-33.6 34 -33.4 8 -32 -19.6C-19 -26 -14 -38 -13 -50Z',
      straps: [
        { path: 'M-11.4 -48C-9 -62 -4 -70 0 -70C4 -70 9 -62 11.4 -48', width: 3 },
        { path: 'M-31.4 -19C-38 -8 -33 10 -37 34', width: 2.4 },
        { path: 'M31.4 -19C37 -6 34 12 38 30', width: 2.4 },
      ],
      holders: [],
      peg: -68.4,
    },
    form: 'cloth',
  },
  cushion: {
    width: 420,
    outline: 'M-50 -50C-20 -45 20 -45 50 -50C45 -20 45 20 50 50C20 45 -20 45 -50 50C-45 20 -45 -20 -50 -50Z',
    seams: '',
    form: 'pillow',
  },
};

/** Gap between the wall and a hanging garment, mm. */
const OFF_THE_WALL = 13;
const CLOTH = 1.6;

/**
 * Adds cloth laid out flat, or (`variant: 'hung'`) hanging from a peg in a wall that the camera looks at
 * straight on.
 * @returns false when the object's shape is not cloth
 */
export function addGarment(work: Workpiece, object: SceneObject): boolean {
  const pattern = PATTERNS[object.shape.kind];
  if (!pattern) return false;
  const hung = object.shape.variant === 'hung' ? pattern.hung : undefined;
  const width = object.shape.w ?? pattern.width;
  const [x, y, z = 0] = object.at ?? [0, 0];
  const pose = flatPose(x, y, z + (hung ? OFF_THE_WALL : 0), object.turn ?? 0);
  const scale = width / DRAWN_WIDTH;
  const material = object.second ?? object.material;
  const band = (strap: Strap, of: string, thick: number): void => {
    const at = nestedPose(pose, localPose(0, 0, hung ? -thick - 0.4 : 0.4));
    strip(work, sized(strap.path, scale), at, strap.width * scale, of, object.prop ?? false, thick);
  };
  for (const strap of hung?.straps ?? pattern.straps ?? []) band(strap, material, hung ? CLOTH * 1.5 : 3);
  for (const holder of hung?.holders ?? []) band(holder, holder.material, Math.min(6, holder.width * scale));
  if (hung)
    addPeg(work, nestedPose(pose, localPose(0, hung.peg * scale, -OFF_THE_WALL)), object.prop ?? false);
  addCloth(work, object, pattern, pose, scale);
  for (const { path, z: high } of pattern.layers ?? []) {
    const outline = sized(path, scale);
    work.sheet({
      outline: `<path d="${outline}" fill="#fff"/>`,
      bounds: pathBounds(outline),
      thickness: hung ? CLOTH : 2.6,
      form: 'pillow',
      round: 5,
      pose: nestedPose(pose, localPose(0, 0, hung ? 0.3 : width * 0.012 - 2.6 + high * 0.6)),
      ...common(object),
    });
  }
  return true;
}

/** A turned peg projecting from the wall. */
function addPeg(work: Workpiece, pose: Pose, prop: boolean): void {
  work.turned({
    profile: [
      { radius: 0, z: 0 },
      { radius: 7, z: 0 },
      { radius: 6, z: 16 },
      { radius: 9.5, z: 22 },
      { radius: 9.5, z: 27 },
      { radius: 7, z: 30 },
      { radius: 0, z: 30.4 },
    ],
    materials: ['oak'],
    pose,
    prop,
  });
}

function addCloth(work: Workpiece, object: SceneObject, pattern: Pattern, pose: Pose, scale: number): void {
  const hung = object.shape.variant === 'hung' ? pattern.hung : undefined;
  const outline = sized(hung?.outline ?? pattern.outline, scale);
  const width = scale * DRAWN_WIDTH;
  const seam = `<path d="${sized(pattern.seams, scale)}" fill="none" stroke="#000" stroke-opacity="0.34" stroke-width="${scale * 0.24}" stroke-dasharray="${scale * 0.9} ${scale * 0.34}"/>`;
  const face = faceMarkup(object.engraving ?? []);
  work.sheet({
    outline: `<path d="${outline}" fill="#fff"/>`,
    bounds: pathBounds(outline),
    pose,
    thickness: hung ? CLOTH : width * 0.012,
    form: hung ? 'drape' : pattern.form,
    round: pattern.form === 'pillow' ? width * 0.2 : width * (hung ? 0.012 : 0.03),
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
