import { expect, test } from 'vitest';
import { addonProblem, excessLength, FILE_UNDER_WAY, problemInputIndex } from './addon-problems.ts';
import { offeredAddon } from './product.fixtures.ts';

const script = { id: 8, name: 'Script', characters: 'U+20-7E' };

test.each([
  ['an optional one left empty', offeredAddon(), [], null],
  ['a required one left empty', offeredAddon({ required: true }), ['  '], 'missing'],
  ['a required one filled', offeredAddon({ required: true }), ['Ada'], null],
  ['fewer values than min_qty', offeredAddon({}, { min_qty: 2, max_qty: 3 }), ['a', ''], 'missing'],
  ['as many values as min_qty', offeredAddon({}, { min_qty: 2, max_qty: 3 }), ['a', 'b'], null],
  ['as many values as max_qty', offeredAddon({}, { max_qty: 3 }), ['a', 'b', 'c'], null],
  ['more values than max_qty', offeredAddon({}, { max_qty: 3 }), ['a', 'b', 'c', 'd'], 'tooMany'],
  ['a text of max_length', offeredAddon({ max_length: 5 }), ['12345'], null],
  ['a text over max_length', offeredAddon({ max_length: 5 }), ['123456'], 'tooLong'],
  ['characters of several code points', offeredAddon({ max_length: 2 }), ['👨‍👩‍👧‍👦🇦🇺'], null],
  ['a whole date', offeredAddon({ type: 'date' }), ['29/02/2028'], null],
  ['half a date', offeredAddon({ type: 'date' }), ['29/02'], 'notADate'],
  ['a date that does not exist', offeredAddon({ type: 'date' }), ['31/02/2028'], 'notADate'],
  ['a number', offeredAddon({ type: 'number' }), ['12.5'], null],
  ['no number', offeredAddon({ type: 'number' }), ['twelve'], 'notANumber'],
  ['a known option', offeredAddon({ type: 'dropdown', addonDropdownOptions: [script] }), ['8'], null],
  [
    'an unknown option',
    offeredAddon({ type: 'dropdown', addonDropdownOptions: [script] }),
    ['9'],
    'unknownOption',
  ],
  ['an unticked required checkbox', offeredAddon({ type: 'checkbox', required: true }), ['0'], 'missing'],
  ['a ticked required checkbox', offeredAddon({ type: 'checkbox', required: true }), ['1'], null],
  ['an uploaded file', offeredAddon({ type: 'file' }), ['V1StGXR8_Z5jdHi6B-myT'], null],
  ['a file being uploaded', offeredAddon({ type: 'file' }), [FILE_UNDER_WAY], 'underWay'],
  ['a signature being uploaded', offeredAddon({ type: 'signature' }), [FILE_UNDER_WAY], 'underWay'],
  ['an unknown type', offeredAddon({ type: 'hologram' }), ['anything'], null],
])('[PRD-11, A54] %s', (_, addon, values, problem) => {
  expect(addonProblem(addon, values)).toBe(problem);
});

test.each([
  ['1e1', false],
  ['0x10', false],
  ['.5', false],
  ['5.', false],
  ['1234567890123', false],
  ['0.1234567', false],
  ['-3', true],
  ['12.500000', true],
  ['007', true],
])('[PRD-11, A54] checks %s as a number like the host', (value, good) => {
  expect(addonProblem(offeredAddon({ type: 'number' }), [value])).toBe(good ? null : 'notANumber');
});

const lines = (type: string) => offeredAddon({ type }, { min_qty: 2, max_qty: 3 });

test.each([
  ['the first blank line of those required', lines('text'), ['Ada', ' ', ''], 1],
  ['a required line that was never touched', lines('text'), ['Ada'], 1],
  ['the line with the wrong number', lines('number'), ['1', '2', '1e1'], 2],
  ['the line with the wrong number, past a blank one', lines('number'), ['1', '', '1e1', '4'], 2],
  ['the line with the file being uploaded', lines('file'), ['V1StGXR8_Z5jdHi6B-myT', FILE_UNDER_WAY], 1],
  ['the last of too many', lines('text'), ['a', 'b', 'c', 'd'], 2],
])('[PRD-11, A54] finds the problem at %s', (_, addon, values, line) => {
  expect(problemInputIndex(addon, values)).toBe(line);
});

test.each([
  ['a text within its characters', offeredAddon(), ['Ada & Ben'], null],
  ['a text outside its characters', offeredAddon(), ['Zoë'], 'notInLettering'],
  ['a text that is too long as well', offeredAddon({ max_length: 2 }), ['Zoë'], 'tooLong'],
  ['a note outside its characters', offeredAddon({ type: 'textarea' }), ['two\n🐨'], 'notInLettering'],
  ['a number', offeredAddon({ type: 'number' }), ['12'], null],
  ['a choice', offeredAddon({ type: 'dropdown', addonDropdownOptions: [script] }), ['8'], null],
])('[PRD-11] checks with a chosen lettering: %s', (_, addon, values, problem) => {
  expect(addonProblem(addon, values, script)).toBe(problem);
});

test('counts the excess characters of a text without the spaces around it', () => {
  expect([
    excessLength(' Bartholomew-James ', 16),
    excessLength('Ada', 16),
    excessLength('Ada', null),
  ]).toEqual([1, 0, 0]);
});
