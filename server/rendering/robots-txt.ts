import { segmentsOf } from '../../src/rules/path-segments.ts';

/** A path and what is below it, and no other page whose name begins so: rules are prefixes, `$` is the end of a URL. */
const whole = (segment: string) => [`/${segment}$`, `/${segment}?`, `/${segment}/`];

/**
 * What no search engine needs: calls, what is one person's, and searches, of which there is no end. Pages that are only
 * left out of indexes are not here, or nobody would read that in them.
 */
const DISALLOWED = [
  ...[...segmentsOf('search', 'office', 'call'), 'auth', 'token-login'].flatMap(whole),
  ...segmentsOf('order').map((segment) => `/${segment}/`),
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
