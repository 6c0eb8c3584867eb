import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge',
    'Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${kit} Chrome/140.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${kit} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${kit} Version/18.0 Safari/605.1.15`, 'Safari', 'Mac'],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(browserName(userAgent)).toEqual({ browser, system });
});
