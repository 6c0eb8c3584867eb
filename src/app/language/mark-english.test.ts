// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { markEnglish } from './mark-english.ts';

const english = (text: string) => `\u2068${text}\u2069`;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = `<h1>${english('Cork Trivet')}</h1><p>Kork ${english('Cork')}</p>`;
});

test('[I18-04] an element with English text in another language is marked, now and later, until its text changes', async () => {
  markEnglish();
  const heading = document.querySelector('h1');
  const later = document.createElement('li');
  later.textContent = english('Round');
  document.body.append(later);
  if (heading?.firstChild) heading.firstChild.nodeValue = 'Korkuntersetzer';
  expect([heading?.lang, document.querySelector('p')?.lang]).toEqual(['en', '']);
  await settled();
  expect([heading?.lang, later.lang]).toEqual(['', 'en']);
});
