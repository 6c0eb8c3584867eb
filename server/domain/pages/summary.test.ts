import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

it('[ENT-11] a description is the plain text of the HTML, cut after a whole word', () => {
  expect(summaryOf('<p>Names &amp; dates.</p>\n<p>In slate.</p>')).toBe('Names & dates. In slate.');
  expect(summaryOf('<p>Cool, heavy and made to be passed around</p>', 20)).toBe('Cool, heavy and …');
});

it.each([
  ['<p>Up to 5&nbsp;mm &lt; 1&quot;</p>', 'Up to 5 mm < 1"'],
  ['<p>Nan&rsquo;s &#8220;best&#x201D; &mdash; ever</p>', 'Nan’s “best” — ever'],
  ['<p>&amp;amp; stays &amp;</p>', '&amp; stays &'],
  ['<p>&lt;b&gt;bold&lt;/b&gt;</p>', '<b>bold</b>'],
])('[ENT-11] entities in %s are decoded to %s', (html, text) => {
  expect(summaryOf(html)).toBe(text);
});
