import { segmentsOf } from '../../src/rules/path-segments.ts';

/** Matches a path and everything below, but not pages that share its prefix: rules are prefixes, `$` ends a URL. */
const whole = (segment: string) => [`/${segment}$`, `/${segment}?`, `/${segment}/`];

/**
 * What search engines do not need: calls, personal pages, and searches, which are endless. Pages merely
 * excluded from indexes are not listed here, as crawlers could then not read that exclusion.
 */
const DISALLOWED = [
  ...[...segmentsOf('search', 'office', 'call'), 'auth', 'token-login'].flatMap(whole),
  ...segmentsOf('order').map((segment) => `/${segment}/`),
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
