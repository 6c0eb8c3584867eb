import { expect, it } from 'vitest';
import { summaryOf } from './sitemap-manager.ts';

it('[ENT-11] a description is the plain text of the HTML, cut after a whole word', () => {
  expect(summaryOf('<p>Names &amp; dates.</p>\n<p>In slate.</p>')).toBe('Names & dates. In slate.');
  expect(summaryOf('<p>Cool, heavy and made to be passed around</p>', 20)).toBe('Cool, heavy and …');
});
