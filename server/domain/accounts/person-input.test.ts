import { expect, it } from 'vitest';
import { parseDateOfBirth } from './date-of-birth.ts';
import { normaliseEmail } from './email-address.ts';

it.each([
  [' Ann@Example.COM ', 'ann@example.com'],
  ['a.b+c@sub.example.com.au', 'a.b+c@sub.example.com.au'],
  ["o'neil@example.com", "o'neil@example.com"],
  ['zoë@exämple.de', 'zoë@exämple.de'],
])('[APA-05] %j is stored as %j', (given, stored) => {
  expect(normaliseEmail(given)).toBe(stored);
});

it.each([
  [''],
  ['ann'],
  ['ann@'],
  ['@example.com'],
  ['ann@example'],
  ['ann@.com'],
  ['ann@example..com'],
  ['ann@bob@example.com'],
  ['ann@example.com, bob@example.com'],
  ['Ann <ann@example.com>'],
  ['ann@example.com\nbcc: bob@example.com'],
  [`${'a'.repeat(250)}@example.com`],
  ['bob\u0000@example.com'],
  ['bob@exam\u0001ple.com'],
  ['bob\u200b@example.com'],
  ['bob@example.com\u202e'],
])('[APA-05] %j is not an address', (given) => {
  expect(normaliseEmail(given)).toBeNull();
});

it.each([
  ['2000-02-29', '2000-02-29'],
  ['2026-11-21', '2026-11-21'],
  ['1900-02-29', null],
  ['2023-02-31', null],
  ['2026-11-22', null],
  ['1899-12-31', null],
  ['21/11/2000', null],
])('[APA-06] the date of birth %s is parsed as %s', (given, read) => {
  expect(parseDateOfBirth(given, new Date('2026-11-21T09:00:00Z'))).toBe(read);
});
