import { areaMarkup, circlePath, grown, motifFigure, rectPath, scalePath } from '../artwork.ts';
import { outlineText } from '../lettering.ts';
import type { Shape, ShapeKind } from '../scene.ts';
import type { Bounds } from '../svg-path.ts';
import { pathBounds } from '../svg-path.ts';

/**
 * The outline of a flat object: SVG markup (white stays, black is cut away) and its bounding box, in mm about
 * its middle.
 */
export interface Outline {
  markup: string;
  bounds: Bounds;
}

type Draw = (shape: Shape) => string;

/** Outlines that are a single path. Missing sizes default to typical ones. */
const PATHS: Partial<Record<ShapeKind, Draw>> = {
  disc: ({ d = 100 }) => circlePath(d),
  coaster: ({ w = 100, h, r = 8 }) => rectPath(w, h ?? w, r),
  'rounded-rect': ({ w = 100, h = 70, r = 6 }) => rectPath(w, h, r),
  rect: ({ w = 100, h = 70 }) => rectPath(w, h),
  'mouse-mat': ({ w = 220, h = 180, r = 12 }) => rectPath(w, h, r),
  hexagon: ({ d = 100 }) => polygon(6, d / 2),
  oval: ({ w = 120, h = 80 }) => ellipsePath(w, h),
  heart: ({ w = 90, h }) =>
    scalePath(
      'M50 97C18 72 2 52 2 30C2 13 14 3 27 3C38 3 46 10 50 20C54 10 62 3 73 3C86 3 98 13 98 30C98 52 82 72 50 97Z',
      w / 100,
      (h ?? w * 0.92) / 100,
    ),
  tag: ({ w = 60, h = 100, r = 4 }) => tagPath(w, h, r),
  arch: ({ w = 120, h = 160 }) =>
    `M${-w / 2} ${h / 2}V${-h / 2 + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h / 2 + w / 2}V${h / 2}Z`,
  house: ({ w = 80, h = 90 }) =>
    `M${-w / 2} ${h / 2}V${-h * 0.08}L0 ${-h / 2}L${w / 2} ${-h * 0.08}V${h / 2}Z`,
  star: ({ d = 100 }) => starPath(5, d / 2, d * 0.21),
  bookmark: ({ w = 38, h = 150, r = 5 }) => rectPath(w, h, r),
  ruler: ({ w = 300, h = 34, r = 2 }) => rectPath(w, h, r),
  board: ({ w = 330, h = 210, r = 18 }) => rectPath(w, h, r),
  paddle: ({ w = 380, h = 190 }) => paddlePath(w, h),
  bauble: ({ d = 80 }) => `${circlePath(d)}${rectPath(d * 0.16, d * 0.14, d * 0.03, 0, -d * 0.54)}`,
  flask: ({ w = 92, h = 128 }) => rectPath(w, h, 14),
  slab: ({ w = 240, h = 160 }) => roughRect(w, h),
};

/** The outline of a flat shape, or undefined when the shape is not flat. */
export function outlineOf(shape: Shape): Outline | undefined {
  if (shape.kind === 'name-word') return nameOutline(shape);
  if (shape.kind === 'motif') return motifOutline(shape);
  const draw: Draw | undefined = shape.kind === 'path' ? () => shape.path ?? '' : PATHS[shape.kind];
  if (!draw) return undefined;
  const path = draw(shape);
  const rule = shape.kind === 'path' ? 'evenodd' : 'nonzero';
  return { markup: `<path d="${path}" fill="#fff" fill-rule="${rule}"/>`, bounds: pathBounds(path) };
}

function polygon(corners: number, radius: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
  });
  return `M${points.join('L')}Z`;
}

function ellipsePath(w: number, h: number): string {
  return `M${-w / 2} 0A${w / 2} ${h / 2} 0 1 1 ${w / 2} 0A${w / 2} ${h / 2} 0 1 1 ${-w / 2} 0Z`;
}

function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points;
    const radius = i % 2 ? inner : outer;
    return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A serving board with a handle to the right. */
function paddlePath(w: number, h: number): string {
  const neck = w / 2 - h * 0.62;
  const grip = h * 0.13;
  return (
    `M${-w / 2 + h * 0.16} ${-h / 2}H${neck - h * 0.2}C${neck} ${-h / 2} ${neck - h * 0.02} ${-grip} ${neck + h * 0.2} ${-grip}` +
    `H${w / 2 - grip}A${grip} ${grip} 0 0 1 ${w / 2 - grip} ${grip}H${neck + h * 0.2}C${neck - h * 0.02} ${grip} ${neck} ${h / 2} ${neck - h * 0.2} ${h / 2}` +
    `H${-w / 2 + h * 0.16}Q${-w / 2} ${h / 2} ${-w / 2} ${h / 2 - h * 0.16}V${-h / 2 + h * 0.16}Q${-w / 2} ${-h / 2} ${-w / 2 + h * 0.16} ${-h / 2}Z`
  );
}

function tagPath(w: number, h: number, r: number): string {
  const shoulder = Math.min(w * 0.34, h * 0.3);
  return (
    `M${-w / 2 + shoulder} ${-h / 2}H${w / 2 - shoulder}L${w / 2} ${-h / 2 + shoulder}V${h / 2 - r}Q${w / 2} ${h / 2} ${w / 2 - r} ${h / 2}` +
    `H${-w / 2 + r}Q${-w / 2} ${h / 2} ${-w / 2} ${h / 2 - r}V${-h / 2 + shoulder}Z`
  );
}

/** A hand-split rectangle: its edges wander by a millimetre or two, identically for the same size. */
function roughRect(w: number, h: number): string {
  const wander = (i: number): number =>
    (Math.sin(i * 12.9898 + w) * 0.9 + Math.sin(i * 4.137 + h) * 0.7) * Math.min(0.8, w * 0.0028);
  const points: string[] = [];
  const side = (x0: number, y0: number, x1: number, y1: number, steps: number, seed: number): void => {
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      const off = i === 0 ? 0 : wander(i + seed);
      const length = Math.hypot(x1 - x0, y1 - y0);
      const x = x0 + (x1 - x0) * t + ((y1 - y0) / length) * off;
      const y = y0 + (y1 - y0) * t - ((x1 - x0) / length) * off;
      points.push(`${x.toFixed(2)} ${y.toFixed(2)}`);
    }
  };
  side(-w / 2, -h / 2, w / 2, -h / 2, 26, 3);
  side(w / 2, -h / 2, w / 2, h / 2, 18, 50);
  side(w / 2, h / 2, -w / 2, h / 2, 26, 90);
  side(-w / 2, h / 2, -w / 2, -h / 2, 18, 140);
  return `M${points.join('L')}Z`;
}

function nameOutline({ text = 'Name', font = 'script', h = 60 }: Shape): Outline {
  const { path, width, height } = outlineText(text, { font, size: h });
  const weld = h * 0.035;
  const bounds = {
    left: -width / 2 - weld,
    right: width / 2 + weld,
    top: -height / 2 - weld,
    bottom: height / 2 + weld,
  };
  return {
    markup: `<path d="${path}" fill="#fff" stroke="#fff" stroke-width="${weld}" stroke-linejoin="round"/>`,
    bounds,
  };
}

/** A motif cut out of a sheet: the whole figure, without its bare lines. */
function motifOutline({ motif = 'heart', w = 80, h = w }: Shape): Outline {
  const { fill = '', line = '', stroke = 1 } = motifFigure(motif, w, h);
  const bounds = pathBounds(fill + line);
  const lines = `<path d="${line}" fill="none" stroke="#fff" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return {
    markup: `${areaMarkup(fill, 'union', '#fff')}${line ? lines : ''}`,
    bounds: line ? grown(bounds, stroke / 2) : bounds,
  };
}
