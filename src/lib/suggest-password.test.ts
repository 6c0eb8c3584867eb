import { expect, test, vi } from 'vitest';
import { suggestPassword } from './suggest-password.ts';

test('[FRM-12, A67] a suggestion has exactly 8 letters and digits, without similar-looking ones', () => {
  const many = Array.from({ length: 500 }, suggestPassword);
  for (const password of many) expect(password).toMatch(/^[A-Za-z0-9]{8}$/);
  expect(many.join('')).not.toMatch(/[0Oo1IlSs5Zz2B8]/);
  expect(new Set(many).size).toBe(many.length);
});

test('[FRM-12, A67] a suggestion uses the browser’s secure random values', () => {
  const random = vi.spyOn(crypto, 'getRandomValues');
  const guess = vi.spyOn(Math, 'random');
  suggestPassword();
  expect(random).toHaveBeenCalled();
  expect(guess).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
