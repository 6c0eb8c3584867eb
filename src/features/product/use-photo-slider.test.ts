// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { photoForKey } from './use-photo-slider.ts';

afterEach(() => void document.documentElement.removeAttribute('dir'));

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowRight', 3, 3],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['Enter', 1, null],
])('[PRD-02] %s leads from photo %i of four to %s', (key, current, target) => {
  expect(photoForKey(key, current, 4)).toBe(target);
});

test('[PRD-02] arrow keys are reversed in right-to-left languages', () => {
  document.documentElement.dir = 'rtl';
  expect([photoForKey('ArrowLeft', 1, 4), photoForKey('ArrowRight', 1, 4)]).toEqual([2, 0]);
});
