import { describe, expect, it } from 'vitest';
import { foreignTargets } from '../../src/rules/testing/foreign-targets.ts';
import { readReturnUrl, withPaymentToken } from './return-url.ts';

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const origins = ['https://shop.example'];

describe('return URLs', () => {
  it('[APS-14] base64 of a URL of the shop is decoded, and its old payum_token is removed (A15)', () => {
    const url = 'https://shop.example/checkout?step=pay&payum_token=old&name=Zo%C3%AB#top';
    expect(readReturnUrl(base64(url), origins)).toBe(
      'https://shop.example/checkout?step=pay&name=Zo%C3%AB#top',
    );
  });

  it.each([
    ['another site', base64('https://evil.example/checkout')],
    ['a site that only begins like ours', base64('https://shop.example.evil.example/')],
    ['our name as a user of another site', base64('https://shop.example@evil.example/')],
    ['http where the shop has https', base64('http://shop.example/')],
    ['another port', base64('https://shop.example:8443/')],
    ['a script', base64('javascript:alert(1)//https://shop.example')],
    ['a path alone', base64('/checkout')],
    ['two slashes', base64('//evil.example')],
    ['text that is not base64', 'https://shop.example/checkout'],
    ['bytes that are not UTF-8', Buffer.from([0xff, 0xfe, 0xfd]).toString('base64')],
    ['a name and a password', base64('https://ada:secret@shop.example/')],
    ['nothing', ''],
  ])('[APS-14] %s is refused (A15)', (_what, encoded) => {
    expect(readReturnUrl(encoded, origins)).toBeNull();
  });

  it.each(foreignTargets)('[APS-14, GRD-04] base64 of %j is refused (A15)', (target) => {
    expect(readReturnUrl(base64(target), origins)).toBeNull();
  });

  it('[APS-14] the new token is added once, before the fragment (A15)', () => {
    expect(withPaymentToken('https://shop.example/checkout?a=1#pay', 't-1')).toBe(
      'https://shop.example/checkout?a=1&payum_token=t-1#pay',
    );
  });
});
