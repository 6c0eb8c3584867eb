import { expect, it } from 'vitest';
import { burntTone } from './burnt-tone.ts';

const flat = (colour: string) => `data:image/svg+xml,%3Csvg%3E%3Crect fill='%23${colour}'/%3E%3C/svg%3E`;

it.each([
  ['slate', '5d5c5d', 'pale'],
  ['walnut', '8b5c3d', 'pale'],
  ['cork', 'ba8f5f', 'dark'],
  ['marble', 'dcd5cb', 'dark'],
  ['steel', '9a9c9e', 'dark'],
])('words on %s are burnt so that they stand out', (_, colour, tone) => {
  expect(burntTone(flat(colour))).toBe(tone);
});

it('words on a picture of which no colour is known are pale, since it is darkened', () => {
  expect(burntTone('')).toBe('pale');
});
