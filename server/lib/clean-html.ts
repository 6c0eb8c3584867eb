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
    table: ['tabindex'],
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
    // A wide one scrolls by itself, which without a mouse takes the focus (SEC-06).
    table: (tagName, attribs) => ({ tagName, attribs: { ...attribs, tabindex: '0' } }),
  },
};

const kept = new Map<string, string>();

/** HTML that an editor wrote, without anything that runs: no scripts, handlers, styles or odd URLs (SEC-04). */
export function cleanHtml(html: string): string {
  if (html === '') return '';
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, rules);
  if (kept.size >= KEPT) kept.clear();
  kept.set(html, clean);
  return clean;
}

/** Where an editor's link may lead: into the shop, or to a URL that a browser opens without running anything. */
const SAFE_LINK = /^(?:[/?#]|https?:\/\/|mailto:|tel:)/i;
const LEADS_AWAY = /^[/\\]{2}/;

/** A link that an editor wrote; blank when following it could run something or pretend to be ours (SEC-04). */
export function cleanLink(link: string): string {
  // Browsers leave out control characters and look past blanks in front.
  const seen = [...link]
    .filter((letter) => letter > '\u001f')
    .join('')
    .trim();
  if (LEADS_AWAY.test(seen)) return '';
  return SAFE_LINK.test(seen) || /^[\w-][\w./-]*(?:[?#].*)?$/.test(seen) ? seen : '';
}

/** Settings whose value is shown as HTML; `raw_html` of raw_code is not: it runs in a frame of its own (A69). */
const HTML_SETTINGS = new Set(['html', 'content', 'pagecontent', 'facts']);

/** Settings whose value is followed as a link. */
const LINK_SETTINGS = new Set(['button_link', 'button_url', 'link_to_page', 'link']);

function cleanSetting(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (HTML_SETTINGS.has(name)) return cleanHtml(value);
  return LINK_SETTINGS.has(name) ? cleanLink(value) : value;
}

/** The settings of a widget with their HTML and links cleaned. */
export function cleanSettings(settings: unknown): unknown {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return settings;
  const entries = Object.entries(settings).map(([name, value]: [string, unknown]) => [
    name,
    cleanSetting(name, value),
  ]);
  return Object.fromEntries(entries);
}
