import { expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const SHOP = 'https://shop.example';
const page = { lastmod: '2026-11-01T00:00:00.000Z', priority: 80, pictures: [] };

it('[SEO-03] a path with quotes, brackets and non-ASCII letters is encoded as one URL', () => {
  const xml = sitemapXml([{ ...page, path: '/product/a"b<c>&d é' }], SHOP);
  expect(xml).toContain('<loc>https://shop.example/product/a%22b%3Cc%3E&amp;d%20%C3%A9</loc>');
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
});

it('[SEO-03] a shop with more pages than fit into one file has an index of files', () => {
  const xml = sitemapIndexXml(2, SHOP);
  expect(xml).toContain('<loc>https://shop.example/sitemap-1.xml</loc>');
  expect(xml).toContain('<loc>https://shop.example/sitemap-2.xml</loc>');
});
