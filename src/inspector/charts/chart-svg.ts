import { LINE_HEIGHT, PADDING } from './chart-boxes.ts';
import type { DrawnArrow, DrawnState, Drawing } from './chart-layout.ts';
import { element, escapeXml } from './xml.ts';

const MARGIN = 12;
const CORNER = 6;
const BASELINE = 12;

/** The style of a standalone drawing, light and dark; a page supplies its own. */
const STYLE = `
svg{color-scheme:light dark;background:light-dark(#fbf8f3,#16130f);font:12px ui-sans-serif,system-ui,sans-serif}
.chart-state{fill:light-dark(#fff,#201b16);stroke:light-dark(#8f7b66,#84725f)}
.chart-state.is-initial{stroke-width:2.5}
.chart-text{fill:light-dark(#231a12,#f3ece2)}
.chart-text.is-title{font-size:13px;font-weight:600}
.chart-text.is-description,.chart-text.is-tags{fill:light-dark(#6b5b4c,#b9aa98)}
.chart-arrow{fill:none;stroke:light-dark(#6b5b4c,#b9aa98);stroke-width:1.3}
.chart-head{fill:light-dark(#6b5b4c,#b9aa98)}
.chart-label{fill:light-dark(#fbf8f3,#16130f);fill-opacity:.9}
`;

const text = (className: string, x: number, y: number, content: string) =>
  element('text', { class: className, x, y }, escapeXml(content));

function stateSvg({ state, x, y, width, height, lines }: DrawnState): string {
  const className = state.isInitial ? 'chart-state is-initial' : 'chart-state';
  const content = lines.map((line, index) =>
    text(`chart-text is-${line.kind}`, x + PADDING, y + PADDING + BASELINE + index * LINE_HEIGHT, line.text),
  );
  const box = element('rect', { class: className, x, y, width, height, rx: CORNER });
  return element('g', { 'data-state': state.id }, [
    element('title', {}, escapeXml(`${state.id}: ${state.description}`)),
    box,
    ...content,
  ]);
}

/** The path of an arrow in SVG syntax. */
export const arrowPath = ({ points }: Pick<DrawnArrow, 'points'>): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');

function arrowSvg(arrow: DrawnArrow): string {
  const { x, y, width, height, lines } = arrow.label;
  const content = lines.map((line, index) =>
    text('chart-text is-label', x + 4, y + BASELINE + 2 + index * LINE_HEIGHT, line.text),
  );
  return element('g', { 'data-transition': arrow.edges.map(({ key }) => key).join(' ') }, [
    element('path', { class: 'chart-arrow', d: arrowPath(arrow), 'marker-end': 'url(#chart-head)' }),
    element('rect', { class: 'chart-label', x, y, width, height }),
    ...content,
  ]);
}

const HEAD = element(
  'defs',
  {},
  element(
    'marker',
    {
      id: 'chart-head',
      viewBox: '0 0 8 8',
      refX: 8,
      refY: 4,
      markerWidth: 8,
      markerHeight: 8,
      orient: 'auto',
    },
    element('path', { class: 'chart-head', d: 'M0 0 8 4 0 8z' }),
  ),
);

/** The content and view box of a drawing's `svg` element, for a page that supplies the style. */
export function drawingInside({ width, height, states, arrows }: Drawing): {
  viewBox: string;
  inside: string;
} {
  const viewBox = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(' ');
  return { viewBox, inside: [HEAD, ...states.map(stateSvg), ...arrows.map(arrowSvg)].join('') };
}

/** A drawing as a standalone SVG file that follows the reader's colour scheme. */
export function svgOf(drawing: Drawing): string {
  const { viewBox, inside } = drawingInside(drawing);
  const { id, description } = drawing.chart;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox,
    width: drawing.width + 2 * MARGIN,
    height: drawing.height + 2 * MARGIN,
    role: 'img',
    'aria-label': `The machine ${id}. ${description}`.trim(),
  };
  return element('svg', attributes, [element('style', {}, escapeXml(STYLE)), inside]);
}
