import { beforeEach, expect, test, vi } from 'vitest';
import { foreignTargets } from '../../rules/testing/foreign-targets.ts';
import { readLinkTokens } from './link-tokens.ts';
import { wrapRedirect } from './wrap-redirect.ts';

const allowed = ['https://shop.example', 'https://api.shop.example/v2'];
const read = (query: string) => readLinkTokens(new URLSearchParams(query), allowed);
const warn = vi.fn();

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

test('[GRD-07] requires both tokens', () => {
  expect(read('a=A&r=R')).toEqual({ access_token: 'A', refresh_token: 'R', baseURL: null });
  for (const query of ['', 'a=A', 'r=R', 'a=&r=R', 'a=A&r=']) expect(read(query), query).toBeNull();
});

test('[GRD-08, A21] a base of an allowed origin is used as listed, whatever path was given', () => {
  expect(read('a=A&r=R&b=https://shop.example')?.baseURL).toBe('https://shop.example');
  expect(read('a=A&r=R&b=https://api.shop.example/elsewhere')?.baseURL).toBe('https://api.shop.example/v2');
  expect(warn).not.toHaveBeenCalled();
});

test.each([...foreignTargets, 'http://shop.example', 'https://shop.example:8443', '/'])(
  '[GRD-08, A21] the base %j is ignored and reported',
  (base) => {
    const query = new URLSearchParams({ a: 'A', r: 'R', b: base });
    expect(readLinkTokens(query, allowed)).toMatchObject({ access_token: 'A', baseURL: null });
    expect(warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(warn.mock.calls)).not.toContain('evil');
  },
);

test('[GRD-09, A23] on a listed host a relative target is wrapped, and an empty one becomes the profile', () => {
  const hosts = ['races.example', 'track.example'];
  expect(wrapRedirect(hosts, 'races.example', '/x?y=1')).toBe('/enter/#/x?y=1');
  expect(wrapRedirect(hosts, 'track.example', '')).toBe('/enter/#/profile');
  expect(wrapRedirect(hosts, 'races.example', '/enter/#/x')).toBe('/enter/#/x');
  for (const target of ['x', ...foreignTargets])
    expect(wrapRedirect(hosts, 'races.example', target), target).toBe(target);
});

test('[GRD-09, A23] on any other host a target is unchanged', () => {
  for (const target of ['/x', '', '/profile']) {
    expect(wrapRedirect([], 'races.example', target)).toBe(target);
    expect(wrapRedirect(['races.example'], 'shop.example', target)).toBe(target);
  }
});
