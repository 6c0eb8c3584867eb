// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { removeAnalyticsCookies } from './analytics-cookies.ts';

test('[SEO-07] all cookies of the analytics services are removed, and those of the shop are kept', () => {
  const theirs = ['_ga=1', '_ga_ABC1234=1', '_gid=1', '_gat_x=1', '_gcl_au=1', '_fbp=1', '_pk_id.3.ab=1'];
  const ours = ['consent=denied', 'XSRF-TOKEN=x', '_gallery=1', 'locale=de'];
  for (const cookie of [...theirs, ...ours]) document.cookie = `${cookie}; Path=/`;
  removeAnalyticsCookies();
  const left = document.cookie.split('; ');
  expect(left).toEqual(expect.arrayContaining(ours));
  expect(left.filter((cookie) => theirs.includes(cookie))).toEqual([]);
});
