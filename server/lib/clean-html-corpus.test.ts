// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanLink, cleanSettings } from './clean-html.ts';
import { hostileHtml, hostileLinks } from '../testkit/hostile-html.ts';

const SAFE = ['http:', 'https:', 'mailto:', 'tel:'];

describe('hostile HTML', () => {
  it.each(hostileHtml)('[SEC-04] nothing in %j can run', (html) => {
    const clean = cleanSettings({ html, content: html, pagecontent: html });
    for (const text of Object.values(clean as Record<string, string>)) {
      const { body } = new DOMParser().parseFromString(`<body>${text}</body>`, 'text/html');
      const elements = [...body.querySelectorAll('*')];
      expect(elements.map((element) => element.localName)).not.toContain('script');
      expect(
        body.querySelectorAll('iframe,object,embed,svg,math,style,link,meta,base,form,template'),
      ).toHaveLength(0);
      const attributes = elements.flatMap((element) => [...element.attributes]);
      expect(attributes.filter(({ name }) => /^on|^style$|^srcdoc$|^xlink/i.test(name))).toEqual([]);
      const urls = attributes.filter(({ name }) => ['href', 'src'].includes(name));
      for (const { value } of urls) {
        expect(value).not.toMatch(/^[/\\]{2}/);
        expect(SAFE).toContain(new URL(value, 'https://shop.example/').protocol);
      }
    }
  });

  it.each(hostileLinks)('[SEC-04] the link %j is removed', (link) => {
    expect(cleanLink(link)).toBe('');
    expect(cleanSettings({ button_link: link, button_url: link })).toEqual({
      button_link: '',
      button_url: '',
    });
  });

  it.each([
    '/shop/slate?a=b#c',
    'about',
    'shop/laser-kut',
    '#top',
    'https://example.com/a:b',
    'mailto:a@b.example',
    'tel:+61',
  ])('[SEC-04] the link %j is kept', (link) => {
    expect(cleanLink(link)).toBe(link);
  });
});
