import { circlePath, rectPath } from '../artwork.ts';
import type { Prop } from '../scene.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Random } from '../seeded-random.ts';
import type { Pose } from '../solids/solid.ts';
import { flatPose, localPose, nestedPose } from '../solids/solid.ts';
import { pathBounds } from '../svg-path.ts';
import { addCandle } from './constructions.ts';
import { addBow, strip } from './extras.ts';
import { addObject } from './objects.ts';
import { roundedProfile } from './profile.ts';
import type { Workpiece } from './workpiece.ts';

interface Placed {
  pose: Pose;
  prop: Prop;
  /** scale factor */
  size: number;
  random: Random;
}

type Add = (work: Workpiece, placed: Placed) => void;

const PROPS: Record<string, Add> = {
  'gum-sprig': addGum,
  banksia: addBanksia,
  wattle: addWattle,
  'pine-sprig': addPineSprig,
  'wood-balls': (work, placed) => addBalls(work, placed, ['pine', 'oak', 'walnut'], 9),
  baubles: (work, placed) =>
    addBalls(work, placed, [placed.prop.colour ?? 'ceramic-red', 'gold', 'ceramic-white'], 15),
  berries: (work, placed) => addBalls(work, placed, [`plastic-${placed.prop.colour ?? 'red'}`], 3.6, 11),
  grapes: (work, placed) => addBalls(work, placed, [`plastic-${placed.prop.colour ?? '#5b2b47'}`], 9.5, 16),
  pebbles: addPebbles,
  cheese: addCheese,
  crackers: addCrackers,
  twine: addTwine,
  candle: (work, { pose, size, prop }) =>
    addCandle(work, { ...pose, oz: pose.oz - 5 }, `wax-${prop.colour ?? 'cream'}`, 22 * size, 60 * size),
  card: (work, { pose, size, prop }) =>
    flat(
      work,
      rectPath(105 * size, 74 * size, 1),
      nestedPose(pose, localPose(0, 0, 0)),
      `paper-${prop.colour ?? 'kraft'}`,
      0.6,
    ),
  napkin: addNapkin,
  ribbon: addRibbon,
  bow: (work, { pose, size, prop }) => addBow(work, pose, 60 * size, `satin-${prop.colour ?? 'red'}`, true),
  pencils: addPencils,
  cinnamon: addCinnamon,
  coffee: addCoffee,
  coins: (work, placed) => addStack(work, placed, 'brass', 11, 2, 3),
  offcuts: addOffcuts,
  confetti: addConfetti,
  book: addBook,
};

/** The names of the props that a scene may use. */
export const PROP_NAMES: readonly string[] = Object.keys(PROPS);

/** Adds decoration; the camera ignores it when framing. @throws Error when the library has no such prop */
export function addProp(work: Workpiece, prop: Prop): void {
  const add = PROPS[prop.kind];
  if (!add) throw new Error(`There is no prop ${prop.kind}`);
  const [x, y] = prop.at;
  const random = seededRandom(`${prop.kind} ${x} ${y} ${prop.turn ?? 0}`);
  add(work, { pose: flatPose(x, y, 0, prop.turn ?? 0), prop, size: prop.scale ?? 1, random });
}

function flat(
  work: Workpiece,
  path: string,
  pose: Pose,
  material: string,
  thickness: number,
  round?: number,
): void {
  work.sheet({
    outline: `<path d="${path}" fill="#fff"/>`,
    bounds: pathBounds(path),
    pose,
    material,
    thickness,
    prop: true,
    ...(round === undefined ? {} : { round }),
  });
}

interface SprigDesign {
  leaf: (size: number) => string;
  pairs: number;
  length: number;
  colour: string;
  /** angle between leaves and stem, in radians */
  droop: number;
}

function narrowLeaf(size: number): string {
  const n = (value: number): string => (value * size * 0.62).toFixed(2);
  return `M0 0C${n(0.2)} ${n(-0.17)} ${n(0.7)} ${n(-0.16)} ${n(1)} 0C${n(0.7)} ${n(0.16)} ${n(0.2)} ${n(0.17)} 0 0Z`;
}

/**
 * A bent stem with leaves left and right, in three layers so that they overlap and cast shadows on each
 * other.
 */
function addSprig(work: Workpiece, { pose, prop, size, random }: Placed, design: SprigDesign): void {
  const length = design.length * size;
  const bow = (t: number): number => length * 0.16 * Math.sin(t * 2.2) - length * 0.05 * t;
  const base = prop.colour ?? design.colour;
  strip(
    work,
    `M0 0${Array.from({ length: 8 }, (_, i) => `L${((length * (i + 1)) / 8).toFixed(1)} ${bow((i + 1) / 8).toFixed(1)}`).join('')}`,
    nestedPose(pose, localPose(0, 0, 2.5)),
    1.5 * Math.sqrt(size),
    'leaf-#8a6f55',
    true,
    1.4,
  );
  const layers: { d: string; vein: string }[] = [0, 1, 2].map(() => ({ d: '', vein: '' }));
  for (let i = 0; i < design.pairs; i++)
    for (const side of [-1, 1]) {
      const t = (i + 0.6 + 0.25 * side) / design.pairs;
      const reach = length * (0.34 - 0.12 * t) * (0.85 + 0.3 * random());
      const angle = side * (design.droop + 0.3 * random()) * (1.15 - 0.55 * t) + 0.12;
      const place = `translate(${(length * t).toFixed(2)} ${bow(t).toFixed(2)}) rotate(${((angle * 180) / Math.PI).toFixed(1)})`;
      const layer = layers[Math.floor(random() * 3)] as { d: string; vein: string };
      layer.d += `<path transform="${place} scale(1 ${side})" d="${design.leaf(reach)}" fill="#fff"/>`;
      layer.vein += `<path transform="${place} scale(1 ${side})" d="M0 0Q${(reach * 0.4).toFixed(2)} 0 ${(reach * 0.62).toFixed(2)} ${(reach * 0.02).toFixed(2)}" stroke="#e8ecd8" stroke-opacity="0.4" stroke-width="${(0.55 * size).toFixed(2)}" fill="none"/>`;
    }
  const bounds = { left: -length * 0.1, right: length * 1.4, top: -length * 0.6, bottom: length * 0.6 };
  layers.forEach(({ d, vein }, i) =>
    work.sheet({
      outline: d,
      bounds,
      pose: nestedPose(pose, localPose(0, 0, 1 + i * 3.2 * size)),
      material: `leaf-${shade(base, 0.84 + i * 0.16)}`,
      thickness: 0.7,
      form: 'pillow',
      round: length * 0.03,
      prop: true,
      face: { print: vein },
    }),
  );
}

/** A colour made lighter (`by` above 1) or darker (below 1). */
function shade(hex: string, by: number): string {
  if (!hex.startsWith('#')) return hex;
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number): string =>
    Math.min(255, Math.round(((value >> shift) & 255) * by))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(16)}${channel(8)}${channel(0)}`;
}

function addPineSprig(work: Workpiece, { pose, prop, size, random }: Placed): void {
  const length = 120 * size;
  const layers = ['', '', ''];
  for (let i = 0; i < 130; i++) {
    const t = i / 130;
    const side = i % 2 ? 1 : -1;
    const reach = length * (0.26 - 0.12 * t) * (0.7 + 0.5 * random());
    const angle = side * (0.5 + 0.35 * random());
    const x = length * t;
    const y = Math.sin(t * 2) * length * 0.06;
    layers[i % 3] +=
      `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  }
  const bounds = { left: -length * 0.2, right: length * 1.4, top: -length * 0.5, bottom: length * 0.5 };
  layers.forEach((d, i) =>
    work.sheet({
      outline: `<path d="${d}" stroke="#fff" stroke-width="${1.5 * size}" fill="none" stroke-linecap="round"/>`,
      bounds,
      form: 'tube',
      round: 0.7 * size,
      pose: nestedPose(pose, localPose(0, 0, 0.8 + i * 3)),
      thickness: 1.2,
      prop: true,
      material: `leaf-${shade(prop.colour ?? '#3d5f42', 0.85 + i * 0.2)}`,
    }),
  );
  strip(
    work,
    `M-${length * 0.12} ${-length * 0.02}Q${length * 0.5} ${length * 0.1} ${length} ${length * 0.05}`,
    nestedPose(pose, localPose(0, 0, 4)),
    2 * size,
    'leaf-#5f4630',
    true,
    2,
  );
}

/** A sickle-shaped leaf: broad at its stalk, tapering to a bent tip. */
function sickleLeaf(length: number, width: number): string {
  const n = (share: number): string => (length * share).toFixed(2);
  const w = (share: number): string => (width * share).toFixed(2);
  return `M0 0C${n(0.05)} ${w(-0.1)} ${n(0.08)} ${w(-0.42)} ${n(0.24)} ${w(-0.5)}C${n(0.55)} ${w(-0.62)} ${n(0.82)} ${w(0.1)} ${n(1)} ${w(1.15)}C${n(0.78)} ${w(0.72)} ${n(0.5)} ${w(0.56)} ${n(0.26)} ${w(0.5)}C${n(0.1)} ${w(0.44)} ${n(0.05)} ${w(0.12)} 0 0Z`;
}

const GUM_GREENS = ['#8d9f86', '#7a9078', '#9aa07c', '#8a9a91'];

/** A gum twig: a few long, sickle-shaped leaves all hanging to one side, a red stem, gumnuts. */
function addGum(work: Workpiece, { pose, size, random }: Placed): void {
  const length = 165 * size;
  const bow = (t: number): number => length * 0.13 * Math.sin(t * 2.4) - length * 0.04 * t;
  const stem = Array.from(
    { length: 9 },
    (_, i) => `L${((length * i) / 8).toFixed(1)} ${bow(i / 8).toFixed(1)}`,
  );
  strip(work, `M0 0${stem.join('')}`, nestedPose(pose, localPose(0, 0, 3)), 1.9 * size, 'leaf-#8c5a48', true);
  for (let i = 0; i < 9; i++) {
    const t = 0.1 + 0.9 * (i / 8);
    const side = i % 2 ? 1 : -1;
    const reach = (74 + 26 * random()) * size * (1.12 - 0.4 * t);
    const angle = i === 8 ? 6 : side * (34 + 20 * random()) * (1.1 - 0.45 * t) + 12;
    const path = sickleLeaf(reach, (15 + 4 * random()) * size);
    const vein = `M${(reach * 0.04).toFixed(1)} 0Q${(reach * 0.5).toFixed(1)} 0 ${(reach * 0.92).toFixed(1)} ${(12 * size).toFixed(1)}`;
    work.sheet({
      outline: `<path d="${path}" fill="#fff"/>`,
      bounds: pathBounds(path),
      pose: nestedPose(pose, localPose(length * t, bow(t), 0.8 + (i % 3) * 2.6 * size, angle)),
      material: `leaf-${GUM_GREENS[i % GUM_GREENS.length]}`,
      thickness: 0.7,
      form: 'pillow',
      round: 7 * size,
      prop: true,
      face: {
        print: `<path d="${vein}" fill="none" stroke="#e9e2bf" stroke-opacity="0.55" stroke-width="${(0.8 * size).toFixed(2)}"/>`,
      },
    });
  }
  for (const [x, y] of [
    [0.3, -11],
    [0.34, 9],
    [0.26, 2],
  ] as const)
    addGumnut(work, nestedPose(pose, localPose(length * x, bow(x) + y * size, 0)), size);
}

/** A gumnut on its stalk: a cup with a dark mouth. */
function addGumnut(work: Workpiece, pose: Pose, s: number): void {
  work.turned({
    profile: roundedProfile([
      [0, 0],
      [2.4 * s, 0, 1],
      [5.4 * s, 5 * s, 3 * s],
      [4.7 * s, 10 * s, 1],
      [3.4 * s, 10.4 * s, 0.4, 1],
      [3 * s, 8 * s],
      [0, 8 * s],
    ]),
    materials: ['felt-#8d7a5c', 'felt-#3a2c20'],
    pose: { ...pose, yx: -pose.yx, yy: -pose.yy, yz: -pose.yz },
    prop: true,
  });
}

/** A saw-toothed leaf, as on an old man banksia. */
function sawLeaf(length: number, width: number): string {
  const teeth = 7;
  const edge = (side: number): string =>
    Array.from({ length: teeth }, (_, i) => {
      const at = side < 0 ? i : teeth - 1 - i;
      const spread = (t: number): number => width * Math.sin(Math.PI * Math.min(1, 0.12 + 0.86 * t)) * side;
      const near = (at + 0.15) / teeth;
      const far = (at + 0.85) / teeth;
      const [first, second] = side < 0 ? [near, far] : [far, near];
      const bite = (t: number, deep: number): string =>
        `L${(length * t).toFixed(2)} ${(spread(t) * deep).toFixed(2)}`;
      return side < 0 ? bite(first, 0.66) + bite(second, 1) : bite(first, 1) + bite(second, 0.66);
    }).join('');
  return `M0 0${edge(-1)}L${length.toFixed(2)} 0${edge(1)}Z`;
}

/** The flower spike, along x. */
function addSpike(work: Workpiece, pose: Pose, size: number, random: Random): void {
  const length = 92 * size;
  const radius = 25 * size;
  const rows = 26;
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.5) / rows;
    const reach = radius * Math.min(1, 0.5 + 3 * t, 1.9 * Math.sqrt(1.02 - t));
    const count = Math.max(8, Math.round((reach / size) * 1.02));
    for (let k = 0; k < count; k++) {
      const around = ((k + (row % 2) / 2) / count) * Math.PI * 2;
      const high = radius + Math.sin(around) * reach * 0.92;
      if (high < radius * 0.5) continue;
      work.link({
        pose: nestedPose(pose, localPose(length * t, Math.cos(around) * reach, high)),
        radius: 0,
        rod: (2.3 + 0.6 * random()) * size,
        material: row > rows - 6 ? 'felt-#b98a3a' : k % 3 ? 'felt-#d99a34' : 'felt-#c97f2a',
        prop: true,
      });
    }
  }
  for (const t of [0.27, 0.4, 0.52, 0.63, 0.72])
    work.link({
      pose: nestedPose(pose, localPose(length * t, 0, radius)),
      radius: 0,
      rod: radius * (t > 0.7 ? 0.8 : 0.88),
      material: 'felt-#a8701f',
      prop: true,
    });
}

/**
 * A banksia flower spike on its twig: hundreds of small heads in close rows, saw-toothed leaves round its
 * base.
 */
function addBanksia(work: Workpiece, { pose, size, random }: Placed): void {
  strip(
    work,
    `M${-46 * size} ${6 * size}Q${-20 * size} 0 4 0`,
    nestedPose(pose, localPose(0, 0, 7 * size)),
    5 * size,
    'leaf-#7a5c47',
    true,
  );
  for (let i = 0; i < 7; i++) {
    const path = sawLeaf((78 + 22 * random()) * size, 9.5 * size);
    const angle = -104 + i * 35 + random() * 12;
    work.sheet({
      outline: `<path d="${path}" fill="#fff"/>`,
      bounds: pathBounds(path),
      pose: nestedPose(pose, localPose(-10 * size, 0, 1 + (i % 3) * 2.4 * size, angle)),
      material: `leaf-${i % 2 ? '#5f7a58' : '#6f8663'}`,
      thickness: 0.8,
      form: 'pillow',
      round: 5 * size,
      prop: true,
    });
  }
  addSpike(work, pose, size, random);
}

/** Golden balls on a stem with narrow leaves. */
function addWattle(work: Workpiece, placed: Placed): void {
  addSprig(work, placed, { leaf: narrowLeaf, pairs: 7, length: 120, colour: '#75885f', droop: 0.6 });
  const { pose, size, random } = placed;
  for (let i = 0; i < 34; i++) {
    const t = 0.15 + 0.85 * random();
    const x = 120 * size * t + (random() - 0.5) * 22 * size;
    const y = Math.sin(t * 2.2) * 18 * size + (random() - 0.5) * 46 * size * (1.1 - t * 0.5);
    const rod = (3.2 + random() * 2) * size;
    work.link({
      pose: nestedPose(pose, localPose(x, y, rod + 5 * random())),
      radius: 0,
      rod,
      material: 'felt-yellow',
      prop: true,
    });
  }
}

function addBalls(
  work: Workpiece,
  { pose, size, random }: Placed,
  materials: string[],
  radius: number,
  count: number = 5,
): void {
  const placed: [number, number, number][] = [];
  for (let i = 0, tries = 0; i < count && tries < 400; tries++) {
    const r = radius * size * (0.82 + 0.36 * random());
    const reach = radius * size * Math.sqrt(count) * 1.25;
    const x = (random() - 0.5) * 2 * reach;
    const y = (random() - 0.5) * 1.5 * reach;
    if (placed.some(([px, py, pr]) => Math.hypot(px - x, py - y) < pr + r)) continue;
    placed.push([x, y, r]);
    work.link({
      pose: nestedPose(pose, localPose(x, y, r)),
      radius: 0,
      rod: r,
      material: materials[i % materials.length] as string,
      prop: true,
    });
    i++;
  }
}

function addPebbles(work: Workpiece, { pose, size, random }: Placed): void {
  for (let i = 0; i < 5; i++) {
    const w = (16 + random() * 18) * size;
    const h = w * (0.6 + random() * 0.25);
    const d = `M${-w / 2} 0C${-w / 2} ${-h * 0.5} ${-w * 0.15} ${-h / 2} ${w * 0.08} ${-h / 2}C${w * 0.4} ${-h * 0.45} ${w / 2} ${-h * 0.2} ${w / 2} ${h * 0.08}C${w * 0.45} ${h * 0.45} ${w * 0.1} ${h / 2} ${-w * 0.1} ${h / 2}C${-w * 0.4} ${h * 0.46} ${-w / 2} ${h * 0.3} ${-w / 2} 0Z`;
    work.sheet({
      outline: `<path d="${d}" fill="#fff"/>`,
      bounds: pathBounds(d),
      form: 'pillow',
      round: h * 0.48,
      thickness: h * 0.3,
      prop: true,
      pose: nestedPose(
        pose,
        localPose(((i % 3) - 1) * 34 * size, (Math.floor(i / 3) - 0.4) * 30 * size, 0, random() * 360),
      ),
      material: 'stone',
      tone: (random() - 0.7) * 1.4,
    });
  }
}

function addCheese(work: Workpiece, { pose, size }: Placed): void {
  const wedge = `M${-44 * size} ${20 * size}L${44 * size} ${4 * size}Q${46 * size} ${-20 * size} ${30 * size} ${-28 * size}Z`;
  flat(work, wedge, pose, 'wax-#f1d9a0', 26 * size, 1.5);
  flat(work, circlePath(62 * size, -40 * size, -46 * size), pose, 'wax-#f4efe2', 24 * size, 4);
}

function addCrackers(work: Workpiece, { pose, size }: Placed): void {
  for (let i = 0; i < 6; i++) {
    const dots = Array.from({ length: 7 }, (_, k) =>
      circlePath(
        1.6 * size,
        Math.cos(k * 0.9) * 11 * size * (k ? 1 : 0),
        Math.sin(k * 0.9) * 11 * size * (k ? 1 : 0),
      ),
    ).join('');
    const path = circlePath(44 * size);
    work.sheet({
      outline: `<path d="${path}" fill="#fff"/>`,
      bounds: pathBounds(path),
      pose: nestedPose(pose, localPose(i * 17 * size, (i % 2) * 5 * size, i * 3.4 * size, i * 40)),
      material: 'felt-#d9a860',
      thickness: 4 * size,
      prop: true,
      round: 2,
      face: { marks: `<path d="${dots}" fill="#fff"/>` },
    });
  }
}

/** A ball of twine with a loose end. */
function addTwine(work: Workpiece, { pose, size, prop }: Placed): void {
  const material = `rope-${prop.colour ?? '#b59568'}`;
  const r = 24 * size;
  work.turned({
    profile: roundedProfile([
      [0, 0],
      [r * 0.8, 0, 6],
      [r, r * 0.8, 12],
      [r * 0.8, r * 1.6, 6],
      [0, r * 1.6],
    ]),
    materials: [material],
    pose: { ...pose, yx: -pose.yx, yy: -pose.yy, yz: -pose.yz },
    prop: true,
    face: {
      print: Array.from(
        { length: 40 },
        (_, i) =>
          `<path d="M-90 ${-46 + i * 2.4}L90 ${-70 + i * 2.4 + (i % 3)}" stroke="#2a1c0e" stroke-opacity="0.45" stroke-width="0.9"/>`,
      ).join(''),
    },
    artBounds: { left: -r * 3.1, right: r * 3.1, top: -r, bottom: r },
    artHeight: r * 0.8,
  });
  strip(
    work,
    `M${r * 0.8} ${r * 0.3}C${r * 2} ${r * 1.2} ${r * 2.6} ${-r * 0.4} ${r * 3.6} ${r * 0.5}`,
    pose,
    1.9 * size,
    material,
    true,
  );
}

function addNapkin(work: Workpiece, { pose, size, prop }: Placed): void {
  const w = 150 * size;
  const path = `M${-w} ${-w * 0.7}L${w * 0.98} ${-w * 0.74}Q${w * 1.02} 0 ${w} ${w * 0.72}L${-w * 0.99} ${w * 0.7}Q${-w * 1.03} 0 ${-w} ${-w * 0.7}Z`;
  work.sheet({
    outline: `<path d="${path}" fill="#fff"/>`,
    bounds: pathBounds(path),
    pose,
    material: `linen-${prop.colour ?? 'oatmeal'}`,
    thickness: 1.6,
    form: 'cloth',
    round: 4,
    prop: true,
    face: {
      print: `<path d="${path}" transform="scale(0.955 0.945)" fill="none" stroke="#000" stroke-opacity="0.16" stroke-width="0.8"/>`,
    },
  });
}

function addRibbon(work: Workpiece, { pose, size, prop }: Placed): void {
  const s = size;
  const path = `M${-120 * s} ${10 * s}C${-70 * s} ${-40 * s} ${-40 * s} ${40 * s} 0 ${8 * s}C${30 * s} ${-18 * s} ${60 * s} ${30 * s} ${120 * s} ${-12 * s}`;
  strip(work, path, pose, 12 * s, `satin-${prop.colour ?? 'red'}`, true, 1.6);
}

function addPencils(work: Workpiece, { pose, size, prop }: Placed): void {
  const colours = prop.colour ? [prop.colour, prop.colour, prop.colour] : ['red', 'yellow', 'blue'];
  colours.forEach((colour, i) => {
    const at = nestedPose(pose, localPose((i - 1) * 5 * size, (i - 1) * 15 * size, 0));
    addObject(work, {
      shape: { kind: 'pencil', h: 150 * size },
      material: `coated-${colour}`,
      prop: true,
      at: [at.ox, -at.oy],
      turn: (prop.turn ?? 0) + (i - 1) * 7,
    });
  });
}

function addCinnamon(work: Workpiece, { pose, size }: Placed): void {
  for (const [y, turn, z] of [
    [-5, 4, 0],
    [5, -3, 0],
    [0, 11, 8],
  ] as const) {
    const path = rectPath(78 * size, 9 * size, 4);
    work.sheet({
      outline: `<path d="${path}" fill="#fff"/>`,
      bounds: pathBounds(path),
      pose: nestedPose(pose, localPose(0, y * size, z * size, turn)),
      material: 'jarrah',
      thickness: 8 * size,
      form: 'tube',
      round: 4.4 * size,
      prop: true,
      tone: 0.5,
    });
  }
}

function addCoffee(work: Workpiece, { pose, size, prop }: Placed): void {
  const upright: Pose = { ...pose, yx: -pose.yx, yy: -pose.yy, yz: -pose.yz };
  const s = size;
  const cup = `ceramic-${prop.colour ?? 'white'}`;
  work.turned({
    profile: roundedProfile([
      [0, 0],
      [46 * s, 0, 3],
      [72 * s, 7 * s, 4],
      [71 * s, 9 * s, 1],
      [44 * s, 3.4 * s, 3],
      [0, 3.4 * s],
    ]),
    materials: [cup],
    pose: upright,
    prop: true,
  });
  work.turned({
    profile: roundedProfile([
      [0, 4 * s],
      [24 * s, 4 * s, 3],
      [40 * s, 54 * s, 8],
      [39.4 * s, 57 * s, 1],
      [37.4 * s, 55 * s, 0.6],
      [35 * s, 46 * s, 0, 1],
      [0, 46 * s],
    ]),
    materials: [cup, 'plastic-#3a2113'],
    pose: upright,
    prop: true,
  });
}

function addStack(
  work: Workpiece,
  { pose, size, random }: Placed,
  material: string,
  radius: number,
  high: number,
  count: number,
): void {
  for (let i = 0; i < count; i++)
    flat(
      work,
      circlePath(radius * 2 * size),
      nestedPose(pose, localPose(random() * 3, random() * 3, i * high)),
      material,
      high * 0.95,
      0.5,
    );
}

const RING =
  'M0 -15C9 -15 13 -9 13 0C13 9 9 15 0 15C-9 15 -13 9 -13 0C-13 -9 -9 -15 0 -15ZM0 -10C-5.5 -10 -7.5 -6 -7.5 0C-7.5 6 -5.5 10 0 10C5.5 10 7.5 6 7.5 0C7.5 -6 5.5 -10 0 -10Z';
const RING_SLUG =
  'M0 -9.4C5.2 -9.4 7 -5.8 7 0C7 5.8 5.2 9.4 0 9.4C-5.2 9.4 -7 5.8 -7 0C-7 -5.8 -5.2 -9.4 0 -9.4Z';
const LEAF_SLUG = 'M-19 5C-10 -9 6 -11 20 -4C10 6 -6 10 -19 5Z';
const CORNER_SLUG = 'M-10 -10H12Q-6 -6 -10 14Z';

/** Pieces that fall out of a sheet when letters and leaves are cut; a laser leaves no shavings. */
function addOffcuts(work: Workpiece, { pose, size, random, prop }: Placed): void {
  const fallen: [path: string, x: number, y: number][] = [
    [RING, -34, -6],
    [RING_SLUG, 6, 18],
    [LEAF_SLUG, 12, -18],
    [LEAF_SLUG, 44, 12],
    [CORNER_SLUG, -10, 30],
  ];
  for (const [path, x, y] of fallen) {
    const place = localPose((x + random() * 6) * size, (y + random() * 6) * size, 0, random() * 360);
    const sized = path.replaceAll(/-?\d+(\.\d+)?/g, (number) => (Number(number) * size).toFixed(2));
    work.sheet({
      outline: `<path d="${sized}" fill="#fff" fill-rule="evenodd"/>`,
      bounds: pathBounds(sized),
      pose: nestedPose(pose, place),
      material: prop.colour ?? 'plywood',
      thickness: 3,
      prop: true,
    });
  }
}

function addConfetti(work: Workpiece, { pose, size, prop, random }: Placed): void {
  for (let i = 0; i < 16; i++) {
    const r = (3 + random() * 3.5) * size;
    const star = Array.from({ length: 10 }, (_, k) => {
      const reach = k % 2 ? r * 0.45 : r;
      return `${(Math.sin((k * Math.PI) / 5) * reach).toFixed(2)} ${(-Math.cos((k * Math.PI) / 5) * reach).toFixed(2)}`;
    });
    const place = localPose((random() - 0.5) * 190 * size, (random() - 0.5) * 120 * size, 0, random() * 72);
    flat(
      work,
      `M${star.join('L')}Z`,
      nestedPose(pose, place),
      prop.colour ?? (i % 3 ? 'gold' : 'plywood'),
      1,
    );
  }
}

function addBook(work: Workpiece, { pose, size, prop }: Placed): void {
  const w = 130 * size;
  const h = 190 * size;
  flat(work, rectPath(w - 5, h - 6), nestedPose(pose, localPose(2, 0, 2)), 'paper-cream', 18 * size);
  flat(work, rectPath(w, h, 2), pose, `canvas-${prop.colour ?? 'navy'}`, 2);
  flat(
    work,
    rectPath(w, h, 2),
    nestedPose(pose, localPose(0, 0, 2 + 18 * size)),
    `canvas-${prop.colour ?? 'navy'}`,
    2.4,
    0.8,
  );
}
