import sanitizeHtml from 'sanitize-html';

const words = (text: string) => text.trim().split(/\s+/);

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const TEXTS = ['text', 'tspan', 'textPath', 'title', 'desc'];
const FRAMES = ['svg', 'g', 'defs', 'symbol', 'use', 'clipPath', 'mask', 'marker', 'pattern'];
const PAINTS = ['linearGradient', 'radialGradient', 'stop'];

const GEOMETRY = words(`
  x y x1 y1 x2 y2 cx cy r rx ry dx dy d points fx fy width height viewBox preserveAspectRatio
  transform offset pathLength gradientUnits gradientTransform spreadMethod patternUnits
  patternTransform patternContentUnits clipPathUnits maskUnits markerWidth markerHeight refX refY
  orient markerUnits startOffset textLength lengthAdjust rotate`);
const LOOK = words(`
  id xmlns version fill fill-opacity fill-rule stroke stroke-width opacity stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity clip-path
  clip-rule mask stop-color stop-opacity color display visibility font-family font-size
  font-weight font-style text-anchor letter-spacing dominant-baseline marker-start marker-mid
  marker-end vector-effect`);
const REFERENCES = ['href', 'xlink:href'];
const OWN_PART = /^#[\w.-]+$/;
/** The functions of ordinary drawings: colours, transformations and references to their own parts. */
const OWN_FUNCTIONS =
  /(?<![\w-])(?:(?:rgba?|hsla?|matrix|translate|scale|rotate|skewX|skewY)\s*\([\w\s.,%+/-]*\)|url\(\s*(['"]?)#[^'"()\s\\]+\1\s*\))/gi;

/** Whether nothing in a value is escaped, and it calls no function that could load something. */
const isPlain = (value: string) => !/[\\()]/.test(value.replace(OWN_FUNCTIONS, ''));

/** Drops references that lead outside the drawing, in whatever way they are written. */
function safeAttributes(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) =>
      REFERENCES.includes(name) ? OWN_PART.test(value) : isPlain(value),
    ),
  );
}

/**
 * Reduces an SVG to shapes, text, paints and internal references: no scripts, handlers, styles, embedded
 * documents, pictures or URLs.
 * @returns null if no `svg` element is left
 */
export function cleanSvg(text: string): string | null {
  const clean = sanitizeHtml(text, {
    allowedTags: [...SHAPES, ...TEXTS, ...FRAMES, ...PAINTS],
    allowedAttributes: { '*': [...GEOMETRY, ...LOOK, ...REFERENCES, 'xmlns:xlink'] },
    nonTextTags: ['script', 'style', 'foreignObject', 'metadata'],
    allowedSchemesAppliedToAttributes: [],
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: safeAttributes(attribs) }) },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).trim();
  const start = clean.indexOf('<svg');
  return start < 0 ? null : withNamespace(clean.slice(start));
}

const withNamespace = (svg: string) =>
  svg.slice(0, svg.indexOf('>')).includes('xmlns=')
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
