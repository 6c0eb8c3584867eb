import { expect, test } from 'vitest';
import { aspectHeight } from './aspect-height.ts';

test('[IMG-02] the height of a picture is calculated from its aspect', () => {
  expect(aspectHeight(300, '4x3')).toBe(225);
  expect(aspectHeight(1920, '1920x700')).toBe(700);
  expect(aspectHeight(100, 'Square')).toBe(100);
  expect(aspectHeight(300, 'original')).toBeUndefined();
});
