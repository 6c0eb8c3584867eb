/** Malicious field input: markup, SQL, paths, bidirectional control characters and excessive length. */
export const hostileTexts = [
  '',
  '   ',
  '<img src=x onerror=alert(1)>',
  "'; drop table orders; --",
  '../../../etc/passwd',
  '__proto__',
  '\u0000\u202e\ufeff',
  '👩‍👩‍👧‍👦'.repeat(500),
  'x'.repeat(100_000),
];

/** Invalid numbers: NaN, infinity, zero, negative, fractional and unsafe. */
export const hostileNumbers = [Number.NaN, Number.POSITIVE_INFINITY, 0, -1, 1.5, 2 ** 53];
