/** An offcut of a letter O: its outline in a 48 × 48 square, and engraved lines. */
interface OffcutShape {
  /** Parts may overlap: their union is wood. */
  outline: string;
  lines?: string;
}

const round = (value: number) => Math.round(value * 10) / 10;

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** A leaf from one point to another, `width` wide on either side of its middle line. */
function leaf(fromX: number, fromY: number, toX: number, toY: number, width: number): string {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const acrossX = (((fromY - toY) / length) * width * 4) / 3;
  const acrossY = (((toX - fromX) / length) * width * 4) / 3;
  const middleX = (fromX + toX) / 2;
  const middleY = (fromY + toY) / 2;
  const side = (sign: number) => `${round(middleX + sign * acrossX)} ${round(middleY + sign * acrossY)}`;
  return `M${round(fromX)} ${round(fromY)}Q${side(1)} ${round(toX)} ${round(toY)}Q${side(-1)} ${round(fromX)} ${round(fromY)}Z`;
}

/** Leaves around a point, like the petals of a flower. */
const petals = (count: number, length: number, width: number, x = 24, y = 24) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return leaf(x, y, x + length * Math.cos(angle), y + length * Math.sin(angle), width);
  }).join('');

/** A star with this number of points. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${round(24 + radius * Math.cos(angle))} ${round(24 + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Pairs of leaves along an upright stem. */
const frond = (pairs: number, length: number, width: number, lift: number) =>
  Array.from({ length: pairs }, (_, index) => {
    const y = 40 - (index * 30) / pairs;
    const reach = length * (1 - index / (pairs * 1.6));
    return leaf(24, y, 24 - reach, y - lift, width) + leaf(24, y, 24 + reach, y - lift, width);
  }).join('');

const STEM = 'M23.2 45V8h1.6V45Z';

/** The 24 shapes cut from offcuts. */
export const offcutShapes: readonly OffcutShape[] = [
  // Gum leaves: straight, sickle-shaped, young and round, and a pair.
  { outline: leaf(24, 2, 24, 46, 9), lines: 'M24 8V40M24 16l5-4M24 22l-5-4M24 28l5-4M24 34l-5-4' },
  { outline: 'M34 3C38 20 31 37 13 45C13 29 18 12 34 3Z', lines: 'M32 9C29 22 23 34 16 41' },
  {
    outline: 'M24 45C22 41 8 36 8 20C8 10 17 4 24 4C31 4 40 10 40 20C40 36 26 41 24 45Z',
    lines: 'M24 42V10M24 32L14 23M24 32l10-9M24 22l-7-6M24 22l7-6',
  },
  { outline: leaf(24, 44, 10, 6, 7) + leaf(24, 44, 38, 8, 7), lines: 'M23 38L13 13M25 38L35 14' },
  // Wattle: flower, leaf and pod.
  {
    outline: disc(24, 9, 6) + disc(14, 17, 6) + disc(34, 17, 6) + disc(19, 27, 6) + disc(29, 27, 6) + STEM,
    lines: 'M24 8v2M14 16v2M34 16v2M19 26v2M29 26v2',
  },
  { outline: frond(6, 17, 2.4, 7) + leaf(24, 16, 24, 3, 2.4) + STEM },
  {
    outline: `M9 34C18 44 36 32 41 10C43 4 37 3 35 8C30 22 21 27 11 28C6 28 6 31 9 34Z`,
    lines: 'M14 33.5v.1M21 32.5v.1M27.500 28v.1M32.500 22v.1M36.500 14v.1',
  },
  // Banksia: the toothed leaf and the flower.
  {
    outline:
      'M24 3L28 9L27 11L31 16L29 18L32 24L30 26L31 32L28 34L27 39L24 45L21 39L20 34L17 32L18 26L16 24L19 18L17 16L21 11L20 9Z',
    lines: 'M24 9V41',
  },
  {
    outline:
      'M15 34V18C15 9 19 4 24 4C29 4 33 9 33 18V34C33 38 29 39 25.500 39V45H22.500V39C19 39 15 38 15 34Z',
    lines: 'M15 15l18 6M15 22l18 6M15 29l18 6M33 15l-18 6M33 22l-18 6M33 29l-18 6',
  },
  // Fern, bottlebrush, feather, gumnut.
  { outline: frond(8, 15, 1.8, 3) + leaf(24, 18, 24, 3, 1.8) + STEM },
  {
    outline:
      'M24 3L27 7L31 7L30 11L34 13L31 16L34 19L31 22L34 25L31 28L33 32L29 33L26 35.500V45H22V35.500L19 33L15 32L17 28L14 25L17 22L14 19L17 16L14 13L18 11L17 7L21 7Z',
    lines: 'M24 8V40',
  },
  {
    outline: 'M33 3C39 15 33 30 22 34L14 45L12 44L18 32C14 20 21 8 33 3Z',
    lines: 'M31 9L19 33M29 13l5 3M27 18l-5-3M25 22l6 3M23 26l-5-3',
  },
  {
    outline: 'M22 3H26V11C34 11 40 18 40 27C40 36 33 44 24 44C15 44 8 36 8 27C8 18 14 11 22 11Z',
    lines: 'M24 20l3 5l6 1l-4 4l1 6l-6-3l-6 3l1-6l-4-4l6-1Z',
  },
  // Flowers.
  { outline: petals(8, 21, 5) + disc(24, 24, 6), lines: 'M24 20a4 4 0 1 0 .1 0' },
  { outline: petals(5, 21, 8) + disc(24, 24, 6), lines: 'M24 21a3 3 0 1 0 .1 0' },
  {
    outline: petals(12, 21, 3) + disc(24, 24, 9),
    lines: 'M19 24h10M24 19v10M20.500 20.500l7 7M27.500 20.500l-7 7',
  },
  // Stars: the flag's, and one with five points.
  { outline: star(7, 22, 10) },
  { outline: star(5, 22, 9), lines: 'M24 10V24L37 20M24 24l8 12M24 24l-8 12M24 24L11 20' },
  // From the beach at Tannum Sands.
  {
    outline: 'M24 44L19 40C9 34 5 24 8 16C12 7 19 4 24 4C29 4 36 7 40 16C43 24 39 34 29 40Z',
    lines: 'M24 40V9M22 39L13 13M26 39L35 13M20.500 38.500L8.500 22M27.500 38.500L39.500 22',
  },
  {
    outline: 'M4 24C10 13 24 11 33 22L43 13C41 20 41 28 43 35L33 26C24 37 10 35 4 24Z',
    lines: 'M12 22v.1M17 17C20 21 20 27 17 31M24 19c2 3 2 7 0 10',
  },
  { outline: disc(24, 24, 20), lines: 'M24 24c0-4 6-4 6 1c0 7-11 7-12-1c0-10 15-11 18-1c2 12-12 18-21 10' },
  // A moon, a drop, a heart.
  { outline: 'M31 4C18 4 8 13 8 25C8 36 17 45 29 45C34 45 38 43 41 40C30 40 23 33 23 24C23 15 27 8 31 4Z' },
  {
    outline: 'M24 3C30 14 38 20 38 30C38 39 32 45 24 45C16 45 10 39 10 30C10 20 18 14 24 3Z',
    lines: 'M17 31c0 4 3 7 7 7',
  },
  { outline: 'M24 44C12 35 4 28 4 18C4 5 20 3 24 13C28 3 44 5 44 18C44 28 36 35 24 44Z' },
];

/** One of the 24 offcuts and how it lies in its letter. */
interface Offcut {
  shape: OffcutShape;
  /** Degrees. */
  turn: number;
  isMirrored: boolean;
}

const MAX_TURN = 20;

/**
 * The offcut for an order number: consecutive orders get different shapes, and a repeated shape is turned
 * differently.
 */
export function offcutForOrder(orderNumber: number): Offcut {
  const shape = offcutShapes[(orderNumber * 7) % offcutShapes.length] ?? { outline: '' };
  return {
    shape,
    turn: ((orderNumber * 37) % (2 * MAX_TURN + 1)) - MAX_TURN,
    isMirrored: Math.floor(orderNumber / offcutShapes.length) % 2 === 1,
  };
}
