import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

/** Maximum number of texts whose sanitised form is cached. */
const MAX_CACHED = 500;

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
    // A wide table scrolls; without a mouse that requires focus (SEC-06).
    table: (tagName, attribs) => ({ tagName, attribs: { ...attribs, tabindex: '0' } }),
  },
};

const cache = new LRUCache<string, string>({ max: MAX_CACHED });

/** Sanitises HTML written by an editor: no scripts, handlers, styles or unsafe URLs (SEC-04). */
export function cleanHtml(html: string): string {
  if (html === '') return '';
  const cached = cache.get(html);
  if (cached !== undefined) return cached;
  const clean = sanitizeHtml(html, rules);
  cache.set(html, clean);
  return clean;
}

/** Safe targets of an editor's link: within the shop, or URLs a browser opens without running anything. */
const SAFE_LINK = /^(?:[/?#]|https?:\/\/|mailto:|tel:)/i;
const PROTOCOL_RELATIVE = /^[/\\]{2}/;

/**
 * Sanitises a link written by an editor; blank if following it could run something or lead to another site
 * unnoticed (SEC-04).
 */
export function cleanLink(link: string): string {
  // Browsers drop control characters and leading spaces.
  const seen = [...link]
    .filter((letter) => letter > '\u001f')
    .join('')
    .trim();
  if (PROTOCOL_RELATIVE.test(seen)) return '';
  return SAFE_LINK.test(seen) || /^[\w-][\w./-]*(?:[?#].*)?$/.test(seen) ? seen : '';
}

/** Settings whose value is shown as HTML; not `raw_html` of raw_code, which runs in its own frame (A69). */
export const HTML_SETTINGS: ReadonlySet<string> = new Set(['html', 'content', 'pagecontent', 'facts']);

/** Settings whose value is followed as a link. */
const LINK_SETTINGS = new Set(['button_link', 'button_url', 'link_to_page', 'link']);

function cleanSetting(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (HTML_SETTINGS.has(name)) return cleanHtml(value);
  return LINK_SETTINGS.has(name) ? cleanLink(value) : value;
}

/** Sanitises the HTML and links in a widget's settings. */
export function cleanSettings(settings: unknown): unknown {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return settings;
  const entries = Object.entries(settings).map(([name, value]: [string, unknown]) => [
    name,
    cleanSetting(name, value),
  ]);
  return Object.fromEntries(entries);
}
