/** A rectangle in mm, y downwards. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gi;

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  controlX: number;
  controlY: number;
  previous: string;
  grow: (x: number, y: number) => void;
}

/**
 * The bounding box of SVG path data. Curves and arcs are sampled, so the box is accurate to about one
 * percent.
 * @throws Error when the data contains a letter that is not a path command
 */
export function pathBounds(data: string): Bounds {
  const box: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const grow = (x: number, y: number): void => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  };
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, previous: '', grow };
  for (const { letter, numbers } of commandsOf(data)) step(pen, letter, numbers);
  return box.left === Infinity ? { left: 0, top: 0, right: 0, bottom: 0 } : box;
}

function* commandsOf(data: string): Generator<{ letter: string; numbers: number[] }> {
  let letter = '';
  let numbers: number[] = [];
  for (const [, command, number] of data.matchAll(TOKEN)) {
    if (command) {
      if (ARGUMENTS[command.toUpperCase()] === undefined) throw new Error(`No path command: ${command}`);
      letter = command;
      numbers = [];
      if (letter.toUpperCase() === 'Z') yield { letter, numbers };
      continue;
    }
    numbers.push(Number(number));
    if (numbers.length === ARGUMENTS[letter.toUpperCase()]) {
      yield { letter, numbers };
      numbers = [];
      if (letter === 'M') letter = 'L';
      if (letter === 'm') letter = 'l';
    }
  }
}

function step(pen: Pen, letter: string, numbers: number[]): void {
  const relative = letter === letter.toLowerCase();
  const kind = letter.toUpperCase();
  const dx = relative ? pen.x : 0;
  const dy = relative ? pen.y : 0;
  const at = (index: number): number => numbers[index] ?? 0;
  if (kind === 'Z') return moveTo(pen, pen.startX, pen.startY, kind);
  if (kind === 'H') return moveTo(pen, at(0) + dx, pen.y, kind);
  if (kind === 'V') return moveTo(pen, pen.x, at(0) + dy, kind);
  if (kind === 'A') return arcTo(pen, numbers, at(5) + dx, at(6) + dy);
  const points = numbers.map((value, index) => value + (index % 2 ? dy : dx));
  const end = points.slice(-2) as [number, number];
  if (kind === 'C') curveTo(pen, points.slice(0, 4), end, kind);
  else if (kind === 'S') curveTo(pen, [...reflected(pen, 'CS'), ...points.slice(0, 2)], end, kind);
  else if (kind === 'Q') quadTo(pen, points.slice(0, 2), end, kind);
  else if (kind === 'T') quadTo(pen, reflected(pen, 'QT'), end, kind);
  else {
    moveTo(pen, end[0], end[1], kind);
    if (kind === 'M') {
      pen.startX = pen.x;
      pen.startY = pen.y;
    }
  }
}

function moveTo(pen: Pen, x: number, y: number, kind: string): void {
  pen.x = x;
  pen.y = y;
  pen.controlX = x;
  pen.controlY = y;
  pen.previous = kind;
  pen.grow(x, y);
}

function reflected(pen: Pen, after: string): number[] {
  return after.includes(pen.previous || '-')
    ? [2 * pen.x - pen.controlX, 2 * pen.y - pen.controlY]
    : [pen.x, pen.y];
}

function quadTo(pen: Pen, control: number[], end: [number, number], kind: string): void {
  const [cx = 0, cy = 0] = control;
  const cubic = [
    pen.x + (2 / 3) * (cx - pen.x),
    pen.y + (2 / 3) * (cy - pen.y),
    end[0] + (2 / 3) * (cx - end[0]),
    end[1] + (2 / 3) * (cy - end[1]),
  ];
  curveTo(pen, cubic, end, kind);
  pen.controlX = cx;
  pen.controlY = cy;
}

function curveTo(pen: Pen, controls: number[], [ex, ey]: [number, number], kind: string): void {
  const [ax = 0, ay = 0, bx = 0, by = 0] = controls;
  const { x, y } = pen;
  for (let i = 1; i < 12; i++) {
    const t = i / 12;
    const u = 1 - t;
    pen.grow(
      u * u * u * x + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * ex,
      u * u * u * y + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * ey,
    );
  }
  moveTo(pen, ex, ey, kind);
  pen.controlX = bx;
  pen.controlY = by;
}

/** The points of an unrotated elliptical arc; radii that are too small grow as SVG specifies. */
function arcTo(pen: Pen, [rx = 1, ry = 1, , large = 0, sweep = 0]: number[], x: number, y: number): void {
  const dx = (pen.x - x) / 2 / rx;
  const dy = (pen.y - y) / 2 / ry;
  const half = Math.hypot(dx, dy);
  const grow = Math.max(1, half);
  const rise = Math.sqrt(Math.max(0, grow * grow - half * half)) * (large === sweep ? -1 : 1);
  const centreX = (pen.x + x) / 2 / rx + (half ? (rise * dy) / half : 0);
  const centreY = (pen.y + y) / 2 / ry - (half ? (rise * dx) / half : 0);
  const start = Math.atan2(pen.y / ry - centreY, pen.x / rx - centreX);
  let turn = Math.atan2(y / ry - centreY, x / rx - centreX) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  for (let i = 1; i < 16; i++) {
    const angle = start + (turn * i) / 16;
    pen.grow((centreX + Math.cos(angle) * grow) * rx, (centreY + Math.sin(angle) * grow) * ry);
  }
  moveTo(pen, x, y, 'A');
}
