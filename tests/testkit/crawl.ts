/** A page as seen by a robot. */
export interface CrawledPage {
  /** Path and query. */
  url: string;
  status: number;
  /** Whether it is a document not excluded from indexes by itself or by a header. */
  isIndexed: boolean;
  html: string;
  /** Internal link targets without fragments, and pictures. */
  links: string[];
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** The values that a pattern finds in HTML or XML from the host, with entities decoded. */
export const valuesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) =>
    (match[1] ?? '').replace(/&(?:amp|quot|lt|gt|#x27|#39);/g, (entity) => ENTITIES[entity] ?? ''),
  );

/** Number of `srcset`s to check per page: those of its first picture, in each format. */
const SIZE_LISTS = 3;

/** The URLs of a page's pictures, and all sizes of the first: all sizes of all would be thousands. */
const picturesIn = (html: string): string[] => [
  ...valuesIn(html, /<img\s[^>]*?\ssrc="([^"]*)"/g),
  ...valuesIn(html, /\ssrcset="([^"]*)"/gi)
    .slice(0, SIZE_LISTS)
    .flatMap((sizes) => sizes.split(','))
    .map((size) => size.trim().split(' ', 1)[0] ?? ''),
];

/** By the runtime's own calls, which cost a third of Playwright's: there are fifteen hundred. */
async function open(origin: string, url: string): Promise<CrawledPage> {
  // Pictures are only looked up, not generated.
  const headers: Record<string, string> = url.startsWith('/assets/') ? { 'if-none-match': '*' } : {};
  const response = await fetch(origin + url, { redirect: 'manual', headers });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = await response.text();
  const html = isPage ? text : '';
  const links = [...valuesIn(html, /<a\s[^>]*?href="([^"]*)"/g), ...picturesIn(html)]
    .flatMap((href) => URL.parse(href, origin + url) ?? [])
    .filter((link) => link.origin === origin)
    .map(({ pathname, search }) => pathname + search);
  const robots = valuesIn(html, /<meta name="robots" content="([^"]*)"/g);
  const isLeftOut = robots.includes('noindex') || response.headers.get('x-robots-tag') === 'noindex';
  return {
    url,
    status: response.status,
    isIndexed: isPage && response.status === 200 && !isLeftOut,
    html,
    links: [...new Set(links)],
  };
}

/** Crawls from these URLs along all links, except those on pages with a query. */
export async function crawl(origin: string, from: readonly string[]): Promise<CrawledPage[]> {
  const seen = new Map<string, CrawledPage>();
  let waiting = [...new Set(from)];
  while (waiting.length > 0) {
    const pages = await Promise.all(waiting.splice(0, 8).map((url) => open(origin, url)));
    for (const page of pages) seen.set(page.url, page);
    const found = pages.filter(({ url }) => !url.includes('?')).flatMap(({ links }) => links);
    waiting = [...new Set([...waiting, ...found])].filter((url) => !seen.has(url));
  }
  return [...seen.values()];
}
