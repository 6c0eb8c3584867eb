// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COLOUR_CODES } from '../../components/ui/colour-code.ts';
import { renderWidget } from '../../test/render-content.tsx';

describe('button_link', () => {
  const link = async (settings: object) => {
    await renderWidget('button_link', { button_text: 'Go', ...settings });
    return screen.getByRole('link', { name: 'Go' });
  };

  it('[WGT-06] links to a URL, in its colour, over the full width, in a new tab', async () => {
    const anchor = await link({
      button_url: 'https://elsewhere.example/',
      button_colour: 'suc',
      full_width: '1',
      open_in_new_tab: '1',
    });
    expect(anchor.getAttribute('href')).toBe('https://elsewhere.example/');
    expect([...anchor.classList]).toEqual(expect.arrayContaining(['bg-suc', 'w-full']));
    expect([anchor.getAttribute('target'), anchor.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it.each(COLOUR_CODES)('[WGT-06] has the colour %s, with words that can be read on it', async (code) => {
    const anchor = await link({ button_url: '/about', button_colour: code });
    const colours = [...anchor.classList].filter((name) => /^(bg-|text-on-)/.test(name));
    expect(colours).toEqual([`bg-${code}`, `text-on-${code}`]);
  });

  it('[WGT-06] links to a page by its slug, in preference to other targets', async () => {
    const anchor = await link({ link_to_page: 'about', button_url: '/elsewhere' });
    expect([anchor.getAttribute('href'), anchor.hasAttribute('target')]).toEqual(['/about', false]);
  });

  it('[WGT-06] downloads a document', async () => {
    const anchor = await link({ link_to_document: 'care-card' });
    expect(anchor.getAttribute('href')).toBe('/api/v1/cognito/default/file/care-card');
    expect(anchor.hasAttribute('download')).toBe(true);
  });

  it('[WGT-06] is not rendered without a text or a target', async () => {
    await renderWidget('button_link', { button_text: 'Go' });
    await renderWidget('button_link', { button_url: '/about' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
