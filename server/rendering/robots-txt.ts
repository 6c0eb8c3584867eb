/** A path and what is below it, and no other page whose name begins so: rules are prefixes, `$` is the end of a URL. */
const whole = (path: string) => [`${path}$`, `${path}?`, `${path}/`];

/**
 * What no search engine needs: calls, what is one person's, and searches, of which there is no end. Pages that are only
 * left out of indexes are not here, or nobody would read that in them.
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

/** `robots.txt` of the shop at `publicUrl`. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
