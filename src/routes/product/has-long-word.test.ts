import { expect, it } from 'vitest';
import { hasLongWord } from './has-long-word.ts';

it.each([
  ['Engraved Slate Coasters, Set of Four', false],
  ['Gravierte Schieferuntersetzer, vier Stück', true],
  ['Holz-Fotobox', false],
  ['', false],
])('%s has a word that requires a smaller font: %s', (name, expected) => {
  expect(hasLongWord(name)).toBe(expected);
});
