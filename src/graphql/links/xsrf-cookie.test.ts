// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { cookiesFor } from './xsrf-cookie.ts';

afterEach(() => void (document.cookie = 'XSRF-TOKEN=; max-age=0'));

test('[HTP-04] the XSRF cookie is repeated to the host that set it, and to no other', () => {
  document.cookie = 'XSRF-TOKEN=secret';
  expect(cookiesFor('')).toContain('XSRF-TOKEN=secret');
  expect(cookiesFor(document.location.origin)).toContain('XSRF-TOKEN=secret');
  expect(cookiesFor('https://another.example')).toBe('');
  expect(cookiesFor('https://')).toBe('');
});
