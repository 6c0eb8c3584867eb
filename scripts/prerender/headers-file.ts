/** What is said of documents beside what is in them. */
const OF_PAGES = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/**
 * The headers of the site as static hosts read them (`_headers`): those of the host's pages for everything, and how long
 * each kind of file may be kept.
 */
export function headersFile(ofPage: Readonly<Record<string, unknown>>): string {
  const lines = OF_PAGES.flatMap((name) =>
    ofPage[name] === undefined ? [] : [`  ${name}: ${String(ofPage[name])}`],
  );
  return [
    '/*',
    ...lines,
    '  cache-control: public, no-cache',
    '/static/*',
    '  cache-control: public, max-age=31536000, immutable',
    '/assets/i/*',
    '  cache-control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
