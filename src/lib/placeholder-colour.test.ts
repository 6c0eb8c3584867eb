import { expect, it } from 'vitest';
import { placeholderForColour } from '../../server/images/placeholder.ts';
import { placeholderColour } from './placeholder-colour.ts';

it('[IMG-07] the colour of a placeholder is the one that the host has put into it', () => {
  expect(placeholderColour(placeholderForColour('#c0bcb0'))).toBe('#c0bcb0');
});

it.each(['', 'data:image/gif;base64,R0lGODlh', 'data:image/svg+xml,%3Csvg/%3E'])(
  '%j has no colour',
  (other) => {
    expect(placeholderColour(other)).toBeNull();
  },
);
