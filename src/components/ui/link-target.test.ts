import { describe, expect, it } from 'vitest';
import { ownPath } from '../../rules/own-path.ts';
import { foreignTargets } from '../../rules/testing/foreign-targets.ts';
import { linkTarget } from './link-target.ts';

const ORIGIN = 'https://shop.example';

describe('linkTarget', () => {
  it.each([
    ['/about', '/about'],
    ['/shop/slate/2?sort=new#grid', '/shop/slate/2?sort=new#grid'],
    ['contact', '/contact'],
    ['#sizes', '#sizes'],
    ['?page=2', '?page=2'],
    ['  /about  ', '/about'],
    ['https://shop.example/product/tray?sku=3', '/product/tray?sku=3'],
    ['//shop.example/about', '/about'],
  ])('[WGT-07] opens %s inside the app', (href, to) => {
    expect(linkTarget(href, ORIGIN)).toEqual({ kind: 'internal', to });
  });

  it.each([
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['http://shop.example/about', 'http://shop.example/about'],
    ['https://shop.example.evil.test/', 'https://shop.example.evil.test/'],
    ['//elsewhere.example/a', 'https://elsewhere.example/a'],
    ['/\\elsewhere.example', 'https://elsewhere.example/'],
    ['mailto:hello@shop.example', 'mailto:hello@shop.example'],
    ['tel:+61749720000', 'tel:+61749720000'],
  ])('[WGT-07] opens %s as a plain anchor', (href, expected) => {
    expect(linkTarget(href, ORIGIN)).toEqual({ kind: 'external', href: expected });
  });

  it.each([
    '/assets/i/abc/4x3/300.jpg',
    'https://shop.example/api/v1/cognito/default/file/7',
    '/v/3.mp4',
    '/feeds/blog.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/dev/mailbox',
    '/sandbox-payment/abc',
  ])('[WGT-07] leaves the file %s of our own host to the browser', (href) => {
    expect(linkTarget(href, ORIGIN)).toEqual({ kind: 'external', href: href.replace(ORIGIN, '') });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'http://',
    '',
    '   ',
  ])('[WGT-07] drops %j', (href) => {
    expect(linkTarget(href, ORIGIN)).toEqual({ kind: 'dropped' });
  });

  it('[WGT-07] treats every absolute URL as external while the own origin is unknown', () => {
    expect(linkTarget('https://shop.example/about', '')).toEqual({
      kind: 'external',
      href: 'https://shop.example/about',
    });
    expect(linkTarget('/about', '')).toEqual({ kind: 'internal', to: '/about' });
  });

  it.each(foreignTargets)('[WGT-07, GRD-04] %j as an internal link never leads out of the app', (href) => {
    const target = linkTarget(href, ORIGIN);
    if (target.kind !== 'internal') return;
    expect(target.to).toBe(ownPath(target.to));
  });
});
