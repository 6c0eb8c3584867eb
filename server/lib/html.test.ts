import { expect, it } from 'vitest';
import { html } from './html.ts';

it('values are escaped, in text and in attributes', () => {
  const value = `<b title="x">'&'</b>`;
  expect(html`<p title="${value}">${value}</p>`.html).toBe(
    '<p title="&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;">&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;</p>',
  );
});

it('HTML made by the tag is inserted unchanged, alone or in a list, and escaped only once', () => {
  const items = ['a & b', 'c'].map((text) => html`<b>${text}</b>`);
  expect(html`<p>${items}${html`<i>${1}</i>`}</p>`.html).toBe('<p><b>a &amp; b</b><b>c</b><i>1</i></p>');
});

it('absent values render nothing, and 0 renders 0', () => {
  expect(html`[${null}${undefined}${false}${''}${0}]`.html).toBe('[0]');
});
