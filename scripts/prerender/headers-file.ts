/** Headers that apply to documents. */
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
 * The site's headers in the `_headers` format of static hosts: those of the host's pages for all files, and
 * cache durations by kind of file.
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
