import { expect, it } from 'vitest';
import { filesIn, linksIn, metaPolicy, staticPage } from './static-page.ts';

const page =
  '<head><meta charSet="utf-8"/></head><form class="a" method="post" action="/cart/x" data-early="" enctype="multipart/form-data"><button>' +
  '</button></form><form method="get" action="/search"></form>' +
  '<template id="script"><script type="module" src="/a.js"></script></template>' +
  '<script type="application/json" id="__SHOP_STATE__">{}</script>';
const policy = "default-src 'none';img-src 'self';frame-ancestors 'self'";

it('[PRE-01] a page that calls a host is unchanged except for its embedded policy', () => {
  const html = staticPage(page, { policy, hasHost: true });
  expect(html).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none';img-src 'self'"/>`,
  );
  expect(html).toContain('<template id="script">');
  expect(html).toContain('method="post" action="/cart/x"');
});

it('[PRE-01] a page without a host has no script, and its forms lead to an explanation', () => {
  const html = staticPage(page, { policy, hasHost: false });
  expect(html).not.toMatch(/<script|<template|method="post"|enctype|data-early/);
  expect(html).toContain('<form class="a" method="get" action="/cart">');
  expect(html).toContain('<form method="get" action="/search">');
});

it('[SEC-03] directives that only a header supports are not in the page', () => {
  expect(metaPolicy("script-src 'self'; frame-ancestors 'none'; sandbox allow-scripts")).toBe(
    "script-src 'self'",
  );
});

it('[PRE-01] finds the files and the pages that a page references', () => {
  const html =
    '<img srcset="/assets/i/ab/4x3/300.jpg 300w, /assets/i/ab/4x3/600.jpg 600w"><video src="/v/a.webm">' +
    '<a class="x" href="/shop/slate?sort=price#top"></a><a href="//evil.example"></a><a href="/raw/1"></a>';
  expect(filesIn(html)).toEqual([
    '/assets/i/ab/4x3/300.jpg',
    '/assets/i/ab/4x3/600.jpg',
    '/v/a.webm',
    '/raw/1',
  ]);
  expect(linksIn(html)).toEqual(['/shop/slate']);
});
