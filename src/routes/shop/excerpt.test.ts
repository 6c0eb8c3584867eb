import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('[SEO-01] a description is the text of a group, without tags and with decoded entities', () => {
  expect(excerpt('<p>Slate &amp; cork, up to &lt; 5&quot;.</p><p>Cut here.</p>')).toBe(
    'Slate & cork, up to < 5". Cut here.',
  );
  expect(excerpt('<p>&amp;lt; stays</p>')).toBe('&lt; stays');
  expect(excerpt(`<p>${'slate '.repeat(40)}</p>`)).toMatch(/^(slate )+sla?t?e?…$/);
});
