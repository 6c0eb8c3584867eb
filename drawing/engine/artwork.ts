import { outlineText } from './lettering.ts';
import { findMotif } from './motifs/find-motif.ts';
import type { Motif } from './motifs/motif.ts';
import type { Art } from './scene.ts';
import type { Bounds } from './svg-path.ts';

/** A figure about 0,0 in mm: filled areas, stroked lines, and parts left bare within. */
interface Figure extends Motif {
  /** how overlapping areas are filled; `union` draws each outline separately */
  rule?: 'evenodd' | 'union';
}

/** A circle of the given diameter about a point, as path data. */
export function circlePath(diameter: number, x: number = 0, y: number = 0): string {
  const r = diameter / 2;
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

/** A rectangle about a point with rounded corners, as path data. */
export function rectPath(
  width: number,
  height: number,
  radius: number = 0,
  x: number = 0,
  y: number = 0,
): string {
  const r = Math.min(radius, width / 2, height / 2);
  const left = x - width / 2;
  const top = y - height / 2;
  const c = r * 0.4477;
  if (r <= 0) return `M${left} ${top}h${width}v${height}h${-width}Z`;
  return (
    `M${left + r} ${top}h${width - 2 * r}c${r - c} 0 ${r} ${c} ${r} ${r}v${height - 2 * r}c0 ${r - c} ${-c} ${r} ${-r} ${r}` +
    `h${2 * r - width}c${c - r} 0 ${-r} ${-c} ${-r} ${-r}v${2 * r - height}c0 ${c - r} ${c} ${-r} ${r} ${-r}Z`
  );
}

/** SVG markup of an art element, in mm about its object's middle, in one colour (its own if it has one). */
export function artMarkup(art: Art, colour: string): string {
  const [x, y] = art.at ?? [0, 0];
  const place = `translate(${x} ${y})${art.turn ? ` rotate(${art.turn})` : ''}${art.mirror ? ' scale(-1 1)' : ''}`;
  const drawn = figureMarkup(figureOf(art), art, art.colour ?? colour);
  if (!art.radial) return `<g transform="${place}">${drawn}</g>`;
  const { count, radius } = art.radial;
  const copies = Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${(360 * i) / count}) translate(0 ${-radius})">${drawn}</g>`,
  );
  return `<g transform="${place}">${copies.join('')}</g>`;
}

function figureMarkup(figure: Figure, art: Art, colour: string): string {
  const { fill, line, stroke, rule } = figure;
  if (art.stroke && fill && !line)
    return `<path d="${fill}" fill="none" stroke="${colour}" stroke-width="${art.stroke}" stroke-linejoin="round"/>`;
  const areas = fill ? areaMarkup(fill, rule, colour) : '';
  const lines = line ? strokes(line, colour, stroke ?? 0.4) : '';
  const bare = colour === '#000' ? '' : bareMarkup(figure);
  if (!bare) return areas + lines;
  const name = `m${textHash(bare + colour)}`;
  const reach = art.size * 2;
  const whole = `x="${-reach}" y="${-reach}" width="${reach * 2}" height="${reach * 2}"`;
  return `<mask id="${name}" maskUnits="userSpaceOnUse" ${whole}><rect ${whole} fill="#fff"/>${bare}</mask><g mask="url(#${name})">${areas}${lines}</g>`;
}

/** Filled paths. Mirrored outlines run in the opposite direction, so a union must not share one path. */
export function areaMarkup(fill: string, rule: Figure['rule'], colour: string): string {
  if (rule === 'evenodd') return `<path d="${fill}" fill="${colour}" fill-rule="evenodd"/>`;
  const parts = rule === 'union' ? fill.split(/(?=M)/) : [fill];
  return `<g fill="${colour}">${parts.map((d) => `<path d="${d}"/>`).join('')}</g>`;
}

function bareMarkup({ cut, vein, veinStroke }: Figure): string {
  return (cut ? areaMarkup(cut, 'union', '#000') : '') + (vein ? strokes(vein, '#000', veinStroke ?? 1) : '');
}

function strokes(line: string, colour: string, width: number): string {
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function textHash(text: string): string {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return (hash >>> 0).toString(36);
}

function figureOf(art: Art): Figure {
  if (art.text !== undefined) return textFigure(art, art.text);
  if (art.motif !== undefined) return motifFigure(art.motif, art.size, art.height ?? art.size, art.stroke);
  if (art.path !== undefined) return { fill: art.path, rule: 'evenodd' };
  return borderFigure(art);
}

function textFigure(art: Art, text: string): Figure {
  const setting = { font: art.font ?? 'sans-bold', size: art.size, track: art.track ?? 0 };
  if (art.arc) return { fill: outlineText(text, { ...setting, arc: art.arc }).path };
  const lettering = outlineText(text, setting);
  if (!art.fit || lettering.width <= art.fit) return { fill: lettering.path };
  return { fill: outlineText(text, { ...setting, size: (art.size * art.fit) / lettering.width }).path };
}

/** A motif in a box of `width` by `height` mm about 0,0. */
export function motifFigure(name: string, width: number, height: number, stroke?: number): Figure {
  const { fill, line, cut, vein, stroke: own = 3, veinStroke = 1.6 } = findMotif(name);
  const scaled = (data: string): string => scalePath(data, width / 100, height / 100);
  return {
    ...(fill ? { fill: scaled(fill) } : {}),
    ...(line ? { line: scaled(line) } : {}),
    ...(cut ? { cut: scaled(cut) } : {}),
    ...(vein ? { vein: scaled(vein) } : {}),
    stroke: stroke ?? (own * width) / 100,
    veinStroke: (veinStroke * width) / 100,
    rule: 'union',
  };
}

/**
 * Moves absolute path data from a 100 by 100 box to lie about 0,0 and scales it. Uses M L C Q Z A (circles)
 * only.
 */
export function scalePath(data: string, sx: number, sy: number): string {
  return data.replaceAll(/([MLCQTSAHVZ])([^MLCQTSAHVZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    return command + scaledNumbers(command, numbers, sx, sy).map(shortNumber).join(' ');
  });
}

function shortNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function scaledNumbers(command: string, numbers: number[], sx: number, sy: number): number[] {
  if (command === 'H') return numbers.map((value) => (value - 50) * sx);
  if (command === 'V') return numbers.map((value) => (value - 50) * sy);
  if (command !== 'A') return numbers.map((value, i) => (value - 50) * (i % 2 ? sy : sx));
  return numbers.map((value, i) => {
    const field = i % 7;
    if (field === 0) return value * Math.abs(sx);
    if (field === 1) return value * Math.abs(sy);
    if (field === 5) return (value - 50) * sx;
    return field === 6 ? (value - 50) * sy : value;
  });
}

function borderFigure(art: Art): Figure {
  const { size } = art;
  const height = art.height ?? size;
  const stroke = art.stroke ?? Math.max(0.5, size * 0.008);
  switch (art.border) {
    case 'ring':
      return { line: circlePath(size), stroke };
    case 'double-ring':
      return { line: circlePath(size) + circlePath(size - stroke * 6), stroke };
    case 'frame':
      return { line: rectPath(size, height, size * 0.02), stroke };
    case 'double-frame':
      return {
        line:
          rectPath(size, height, size * 0.02) + rectPath(size - stroke * 6, height - stroke * 6, size * 0.01),
        stroke,
      };
    case 'rule':
      return { line: `M${-size / 2} 0H${size / 2}`, stroke };
    case 'dots':
      return { fill: around(48, (x, y) => circlePath(stroke * 2.2, (x * size) / 2, (y * size) / 2)) };
    case 'rays':
      return { line: around(60, (x, y, i) => ray(x, y, size / 2, i % 2 ? 0.86 : 0.78)), stroke };
    case 'scallop':
      return {
        line: around(28, (x, y) => circlePath(size * 0.105, x * size * 0.48, y * size * 0.48)),
        stroke,
      };
    case 'stitch':
      return { line: dashes(size, height), stroke };
    default:
      return laurel(size);
  }
}

function around(count: number, draw: (x: number, y: number, index: number) => string): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return draw(Math.sin(angle), -Math.cos(angle), i);
  }).join('');
}

function ray(x: number, y: number, outer: number, inner: number): string {
  return `M${x * outer * inner} ${y * outer * inner}L${x * outer} ${y * outer}`;
}

function dashes(width: number, height: number): string {
  const step = 4;
  const across = Math.round(width / step);
  const down = Math.round(height / step);
  const rows = Array.from({ length: across }, (_, i) => {
    const x = -width / 2 + (i + 0.25) * (width / across);
    return [-height / 2, height / 2].map((y) => `M${x} ${y}h${(width / across) * 0.55}`).join('');
  });
  const columns = Array.from({ length: down }, (_, i) => {
    const y = -height / 2 + (i + 0.25) * (height / down);
    return [-width / 2, width / 2].map((x) => `M${x} ${y}v${(height / down) * 0.55}`).join('');
  });
  return rows.join('') + columns.join('');
}

/** A wreath of leaves in pairs, open at the top. */
function laurel(size: number): Figure {
  const radius = size / 2;
  const leaf = radius * 0.27;
  let fill = '';
  for (let i = 0; i < 13; i++)
    for (const side of [-1, 1]) {
      const angle = Math.PI - side * (0.12 + i * 0.205);
      for (const out of [-1, 1]) fill += leafAt(angle, radius * 0.84, leaf * (1 - i * 0.022), side, out);
    }
  const start = 0.1;
  const end = 2.75;
  const at = (angle: number): string =>
    `${Math.sin(angle) * radius * 0.84} ${-Math.cos(angle) * radius * 0.84}`;
  const stems = [-1, 1].map((side) => {
    const points = Array.from({ length: 14 }, (_, i) =>
      at(Math.PI - side * (start + ((end - start) * i) / 13)),
    );
    return `M${points.join('L')}`;
  });
  return { fill, line: stems.join(''), stroke: size * 0.007 };
}

function leafAt(angle: number, radius: number, length: number, side: number, out: number): string {
  const x = Math.sin(angle) * radius;
  const y = -Math.cos(angle) * radius;
  const along = angle - (side * Math.PI) / 2;
  const heading = along + out * side * 0.62;
  const dx = Math.sin(heading) * length;
  const dy = -Math.cos(heading) * length;
  const wx = -dy * 0.3;
  const wy = dx * 0.3;
  const n = (value: number): string => value.toFixed(3);
  return (
    `M${n(x)} ${n(y)}Q${n(x + dx * 0.45 + wx)} ${n(y + dy * 0.45 + wy)} ${n(x + dx)} ${n(y + dy)}` +
    `Q${n(x + dx * 0.45 - wx)} ${n(y + dy * 0.45 - wy)} ${n(x)} ${n(y)}Z`
  );
}

/** A box about a point, enlarged by `margin` on every side. */
export function grown(bounds: Bounds, margin: number): Bounds {
  return {
    left: bounds.left - margin,
    top: bounds.top - margin,
    right: bounds.right + margin,
    bottom: bounds.bottom + margin,
  };
}
