/** What is typed into fields to break them: markup, SQL, paths, characters that turn the line around, and too much. */
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

/** What stands for a number and is none of use: no number, no end, none, less, a part, too much. */
export const hostileNumbers = [Number.NaN, Number.POSITIVE_INFINITY, 0, -1, 1.5, 2 ** 53];
