import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { escapeBeyondAscii } from './one-byte-source.ts';

const padding = ' '.repeat(400);

it.each([
  ['a string', `'Kerf – “Grain” 🪵'`, 'Kerf – “Grain” 🪵'],
  ['a template', '`${1 + 1} × Schiefer`', '2 × Schiefer'],
  ['a regular expression', `'a–b🪵c'.split(/[–🪵]/u).join()`, 'a,b,c'],
  ['a name', `(() => { const größe = 3; return größe; })()`, 3],
])('%s beyond ASCII means the same when escaped to ASCII', (_what, code, value) => {
  const escaped = escapeBeyondAscii(code + padding);
  expect(escaped).toMatch(/^[\0-\u007f]*$/);
  expect(runInNewContext(escaped)).toEqual(value);
});

it('code that would be longer when escaped is unchanged', () => {
  expect(escapeBeyondAscii(`'木材和石板'`)).toBe(`'木材和石板'`);
});

it('a raw template, which escaping would change, is refused', () => {
  expect(() => escapeBeyondAscii(`String.raw\`–\`${padding}`)).toThrow('String.raw');
});
