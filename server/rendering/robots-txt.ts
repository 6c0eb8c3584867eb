/**
 * Matches a path and everything below it, but no other path with the same prefix: rules are prefixes, `$` is
 * the end of a URL.
 */
const whole = (path: string) => [`${path}$`, `${path}?`, `${path}/`];

/**
 * What search engines do not need: calls, personal pages, and searches, which are endless. Pages merely
 * excluded from indexes are not listed here, as crawlers could then not read that exclusion.
 */
const DISALLOWED = [
  '/api/',
  ...['/graphql', '/authorize', '/authtoken', '/auth', '/token-login', '/cms'].flatMap(whole),
  '/dev/',
  '/invoice/',
  '/show-invoice/',
  '/order/',
  ...['/sandbox-payment', '/search'].flatMap(whole),
];

/** Returns `robots.txt` of the shop at `publicUrl`. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
