/* Shorthands for motif outlines. All results are absolute path data in a box of 100 by 100. */

type Point = readonly [number, number];

const r2 = (value: number): string => String(Math.round(value * 100) / 100);
const xy = ([x, y]: Point): string => `${r2(x)} ${r2(y)}`;

/** A disc. */
export function dot(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}

/** An ellipse turned clockwise by degrees. */
export function oval(x: number, y: number, rx: number, ry: number, degrees: number = 0): string {
  const k = 0.5523;
  const a = (degrees * Math.PI) / 180;
  const at = (u: number, v: number): Point => [
    x + u * rx * Math.cos(a) - v * ry * Math.sin(a),
    y + u * rx * Math.sin(a) + v * ry * Math.cos(a),
  ];
  const bend = (...points: Point[]): string => `C${points.map(xy).join(' ')}`;
  return (
    `M${xy(at(-1, 0))}${bend(at(-1, -k), at(-k, -1), at(0, -1))}${bend(at(k, -1), at(1, -k), at(1, 0))}` +
    `${bend(at(1, k), at(k, 1), at(0, 1))}${bend(at(-k, 1), at(-1, k), at(-1, 0))}Z`
  );
}

/** Reads 'x,y x,y …'; a point that ends in ! is a sharp corner. */
function readPoints(text: string): { point: Point; sharp: boolean }[] {
  return text
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [x = 0, y = 0] = part.replace('!', '').split(',').map(Number);
      return { point: [x, y] as const, sharp: part.endsWith('!') };
    });
}

/** A closed soft outline through points. */
export function blob(text: string): string {
  return through(readPoints(text), true);
}

/** An open soft line through points. */
export function curve(text: string): string {
  return through(readPoints(text), false);
}

/** A closed outline of straight lines. */
export function poly(text: string): string {
  return `M${readPoints(text)
    .map(({ point }) => xy(point))
    .join('L')}Z`;
}

function through(points: { point: Point; sharp: boolean }[], closed: boolean): string {
  const count = points.length;
  const at = (i: number): { point: Point; sharp: boolean } =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? {
      point: [50, 50],
      sharp: true,
    };
  let data = `M${xy(at(0).point)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const a = at(i);
    const b = at(i + 1);
    data += `C${xy(handle(at(i - 1).point, a, b.point, 1))} ${xy(handle(a.point, b, at(i + 2).point, -1))} ${xy(b.point)}`;
  }
  return closed ? `${data}Z` : data;
}

/**
 * The control point next to a corner: along the line between its neighbours, or on the corner itself when
 * sharp.
 */
function handle(
  before: Point,
  { point, sharp }: { point: Point; sharp: boolean },
  after: Point,
  way: 1 | -1,
): Point {
  if (sharp) return point;
  const next = way === 1 ? after : before;
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  const reach = Math.hypot(next[0] - point[0], next[1] - point[1]) * 0.36 * way;
  return [
    point[0] + ((after[0] - before[0]) / length) * reach,
    point[1] + ((after[1] - before[1]) / length) * reach,
  ];
}

/** A figure mirrored left to right about x = 50. */
export function flip(data: string): string {
  return move(data, ([x, y]) => [100 - x, y]);
}

/** A figure and its mirror image. */
export function both(data: string): string {
  return data + flip(data);
}

/** A figure turned clockwise about a point. */
export function turn(data: string, degrees: number, [cx, cy]: Point = [50, 50]): string {
  const a = (degrees * Math.PI) / 180;
  const c = Math.cos(a);
  const s = Math.sin(a);
  return move(data, ([x, y]) => [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c]);
}

/** A figure repeated `times` times around 50,50. */
export function round(data: string, times: number, start: number = 0): string {
  return Array.from({ length: times }, (_, i) => turn(data, start + (360 * i) / times)).join('');
}

/**
 * A leaf starting at a point, `length` long, in a direction (degrees, 0 to the right), `width` at its widest.
 */
export function leaf(x: number, y: number, length: number, degrees: number, width: number): string {
  const shape = `M${r2(x)} ${r2(y)}C${r2(x + length * 0.25)} ${r2(y - width * 0.75)} ${r2(x + length * 0.7)} ${r2(y - width * 0.6)} ${r2(x + length)} ${r2(y)}C${r2(x + length * 0.7)} ${r2(y + width * 0.6)} ${r2(x + length * 0.25)} ${r2(y + width * 0.75)} ${r2(x)} ${r2(y)}Z`;
  return turn(shape, degrees, [x, y]);
}

function move(data: string, to: (point: Point) => Point): string {
  return data.replaceAll(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g, (_, x: string, y: string) =>
    xy(to([Number(x), Number(y)])),
  );
}
