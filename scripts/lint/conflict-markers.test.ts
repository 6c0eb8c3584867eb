import { expect, it } from 'vitest';
import { conflictViolations } from './conflict-markers.ts';

const found = (source: string) => conflictViolations('docs/requirements.md', source).map(({ line }) => line);

it.each([
  `${'<'.repeat(7)} HEAD`,
  '='.repeat(7),
  `${'>'.repeat(7)} 962b60d (Try a login)`,
  `${'|'.repeat(7)} merged common ancestors`,
  `    ${'<'.repeat(7)} HEAD`,
  `    \\${'='.repeat(7)}`,
  `${'> '.repeat(7)}962b60d (Try a login)`,
])('%j is a conflict marker', (marker) => {
  expect(found(`one\n${marker}\ntwo`)).toEqual([2]);
});

it.each([
  '> a quote',
  '> > > a quote in a quote',
  '| a | table |',
  '======== eight',
  '// ====== a line',
  '1 << 7',
])('%j is allowed', (text) => {
  expect(found(text)).toEqual([]);
});
