import { expect, it } from 'vitest';
import { namesInWords } from './names-in-words.ts';

it.each([
  ['de', 'Stick, Nussbaum, 64 GB'],
  ['ar', 'Stick، Nussbaum، 64 GB'],
  ['ja', 'Stick、Nussbaum、64 GB'],
])('[I18-04] names follow each other as %s parts them', (locale, names) => {
  expect(namesInWords(locale, ['Stick', 'Nussbaum', '64 GB'])).toBe(names);
});
