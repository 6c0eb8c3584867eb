import { expect, it } from 'vitest';
import { engravingTone } from './engraving-tone.ts';

const flat = (colour: string) => `data:image/svg+xml,%3Csvg%3E%3Crect fill='%23${colour}'/%3E%3C/svg%3E`;

it.each([
  ['slate', '5d5c5d', 'pale'],
  ['walnut', '8b5c3d', 'pale'],
  ['cork', 'ba8f5f', 'dark'],
  ['marble', 'dcd5cb', 'dark'],
  ['steel', '9a9c9e', 'dark'],
])('text on %s is burnt in a contrasting tone', (_, colour, tone) => {
  expect(engravingTone(flat(colour))).toBe(tone);
});

it('text on a picture of unknown colour is pale, since the picture is darkened', () => {
  expect(engravingTone('')).toBe('pale');
});
