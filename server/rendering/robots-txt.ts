/**
 * What no search engine needs: calls, what is one person's, and searches, of which there is no end. Pages that are only
 * left out of indexes are not here, or nobody would read that in them.
 */
const DISALLOWED = [
  '/api/',
  '/graphql',
  '/authorize',
  '/authtoken',
  '/auth',
  '/token-login',
  '/cms',
  '/dev/',
  '/invoice/',
  '/show-invoice/',
  '/order/',
  '/sandbox-payment',
  '/search',
];

/** `robots.txt` of the shop at `publicUrl`. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
