import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada.B@gmail.con', 'Ada.B@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  [' ada@hotmial.com ', 'ada@hotmail.com'],
  ['ada@bigpnd.net.au', 'ada@bigpond.net.au'],
  ['ada@gmail.com', null],
  ['ada@gmail.c', null],
  ['ada@hotmail.com', null],
  ['ada@mail.com', null],
  ['ada@kerfandgrain.com.au', null],
  ['ada@', null],
  ['gmial.com', null],
  ['', null],
])('for %j it suggests %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});
