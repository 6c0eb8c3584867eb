import { expect, test } from 'vitest';
import { letteringAdvice, missingCharacters, parseRanges, selectedLettering } from './lettering.ts';

const stencil = { name: 'Stencil', characters: 'U+20-7E' };
const serif = { name: 'Serif', characters: 'U+20-7E, U+A0-17F,U+2014' };
const any = { name: 'Hand', characters: null };

test('ranges are parsed in the format of style sheets', () => {
  expect(parseRanges('U+20-7E, u+2014')).toEqual([
    [0x20, 0x7e],
    [0x2014, 0x2014],
  ]);
  expect(['', 'Latin', 'U+20-', 'U+20;U+30'].map(parseRanges)).toEqual([null, null, null, null]);
});

test.each([
  ['Ada & Ben', stencil, []],
  ['Zoë 🐨 — 🐨', stencil, ['ë', '🐨', '—']],
  ['Zoe\u0308 — Łukasz', serif, []],
  ['two\r\nlines', stencil, []],
  ['👍🏽', serif, ['👍🏽']],
  ['مرحبا', any, []],
  ['é', { name: 'Broken', characters: 'all' }, []],
])('for %j, %o lacks %j', (text, lettering, missing) => {
  expect(missingCharacters(text, lettering)).toEqual(missing);
});

const greek = { name: 'Greek', characters: 'U+370-3FF' };

test.each([
  [['ë'], [stencil, serif, any], { letterings: ['Serif', 'Hand'], nowhere: [] }],
  [['🐨'], [stencil, serif], { letterings: [], nowhere: ['🐨'] }],
  [['ë', '🐨'], [stencil, serif], { letterings: [], nowhere: ['🐨'] }],
  [['ë', 'π'], [serif, greek], { letterings: [], nowhere: ['ë', 'π'] }],
])(
  'for %j other letterings are suggested, or the characters that none has',
  (missing, letterings, advice) => {
    expect(letteringAdvice(missing, letterings)).toEqual(advice);
  },
);

test('one of the letterings of an add-on is selected by its id', () => {
  const script = { id: 1, name: 'Script', characters: 'U+20-7E' };
  const block = { id: 2, name: 'Block', characters: null };
  expect(selectedLettering([script, block], ['2'])).toEqual({ chosen: block, all: [script, block] });
  expect(selectedLettering([script, block], [''])).toBeNull();
  expect(selectedLettering([block], ['2'])).toBeNull();
});
