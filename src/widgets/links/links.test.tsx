// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../test/render-content.tsx';

describe('lists of links and pages', () => {
  const links = ['Shop', 'Contact'].map((name, id) => ({
    __typename: 'Link',
    id: id + 1,
    name,
    link: `/${name.toLowerCase()}`,
    icon: id === 1 ? 'mail' : null,
  }));
  const responses = {
    LinksOf: ({ parent }: Record<string, unknown>) => ({
      linkList: { __typename: 'LinkList', data: parent === 'help' ? links : [] },
    }),
  };

  it('[PGR-09] links_list shows name, icon and link of each entry', async () => {
    await renderWidget('links_list', { parent: 'help' }, { responses });
    const shown = screen.getAllByRole('link');
    expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Shop', '/shop'],
      ['Contact', '/contact'],
    ]);
    expect(shown.map((link) => link.querySelector('svg') !== null)).toEqual([false, true]);
  });

  it('[WGT-15] link_children shows each link of its parent', async () => {
    await renderWidget('link_children', { heading: 'Further', parent: 'help' }, { responses });
    expect(screen.getByRole('heading', { name: 'Further' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact');
  });
});
