import { describe, expect, it } from 'vitest';
import { cleanHtml, cleanSettings } from './clean-html.ts';

describe('HTML written by an editor', () => {
  it('[SEC-04] keeps structure, links and pictures', () => {
    const html =
      '<h2 id="care">Care</h2><p>Oil <strong>yearly</strong>.</p><dl><dt>Size</dt><dd>90 mm</dd></dl><a href="/shop">Shop</a>';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script>b', 'b'],
    ['<a href="javascript:alert(1)">c</a>', '<a>c</a>'],
    ['<a href="JaVa\tScRiPt:alert(1)">c</a>', '<a>c</a>'],
    ['<img src="data:text/html,x" onerror="alert(1)">', '<img />'],
    ['<iframe src="https://evil.example"></iframe>d', 'd'],
    ['<p style="position:fixed">e</p>', '<p>e</p>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<a href="//evil.example">f</a>', '<a>f</a>'],
    [
      '<a target="_blank" href="https://x.example">g</a>',
      '<a target="_blank" href="https://x.example" rel="noopener">g</a>',
    ],
  ])('[SEC-04] %s becomes %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it('[SEC-06] makes tables focusable, so that wide ones can be scrolled with the keyboard', () => {
    expect(cleanHtml('<table tabindex="3"><tr><td>1</td></tr></table>')).toBe(
      '<table tabindex="0"><tr><td>1</td></tr></table>',
    );
  });

  it('[SEC-04] in settings only values displayed as HTML are cleaned', () => {
    const raw = '<script>1</script>';
    expect(cleanSettings({ html: `${raw}<p>a</p>`, raw_html: raw, heading: 'A < B', gallery: 3 })).toEqual({
      html: '<p>a</p>',
      raw_html: raw,
      heading: 'A < B',
      gallery: 3,
    });
  });
});
