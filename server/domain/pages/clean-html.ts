import sanitizeHtml from 'sanitize-html';

const KEPT = 500;

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'pre',
    'figure',
    'figcaption',
    'div',
    'span',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
    'abbr',
    'b',
    'cite',
    'code',
    'del',
    'em',
    'i',
    'ins',
    'mark',
    'q',
    's',
    'small',
    'strong',
    'sub',
    'sup',
    'time',
    'u',
    'img',
  ],
  allowedAttributes: {
    '*': ['id', 'lang', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
    }),
  },
};

const kept = new Map<string, string>();

/** HTML that an editor wrote, without anything that runs: no scripts, handlers, styles or odd addresses (SEC-04). */
export function cleanHtml(html: string): string {
  if (html === '') return '';
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, rules);
  if (kept.size >= KEPT) kept.clear();
  kept.set(html, clean);
  return clean;
}

/** Settings whose value is shown as HTML; `raw_html` of raw_code is not: it runs in a frame of its own (A69). */
const HTML_SETTINGS = new Set(['html', 'content', 'pagecontent']);

/** The settings of a widget with their HTML cleaned. */
export function cleanSettings(settings: unknown): unknown {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return settings;
  const entries = Object.entries(settings).map(([name, value]: [string, unknown]) => [
    name,
    HTML_SETTINGS.has(name) && typeof value === 'string' ? cleanHtml(value) : value,
  ]);
  return Object.fromEntries(entries);
}
