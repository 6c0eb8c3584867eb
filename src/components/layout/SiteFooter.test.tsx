// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const NETWORKS = [
  'facebook',
  'twitter',
  'instagram',
  'linkedin',
  'youtube',
  'pinterest',
  'github',
  'xing',
  'skype',
];

describe('SiteFooter', () => {
  it('[SEO-09] renders no empty links for blank social and contact values', () => {
    renderWithApp(
      <SiteFooter
        siteName="Gum & Grain"
        columns={[{ title: 'Help', links: [{ name: 'Contact us', href: '/contact' }] }]}
        organisation={[{ text: '' }, { text: '   ', href: 'tel:' }, { text: 'ABN 12 345 678 901' }]}
        social={NETWORKS.map((name) => ({ name, href: '' }))}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Contact us']);
    expect(screen.queryByText('Find us elsewhere')).toBeNull();
    expect(screen.getByText('ABN 12 345 678 901').parentElement?.children).toHaveLength(1);
  });

  it.each(NETWORKS)('[SEO-09] links to %s in a new tab when it is set', (name) => {
    renderWithApp(
      <SiteFooter
        siteName="Gum & Grain"
        columns={[]}
        organisation={[]}
        social={[{ name, href: `https://${name}.example/us`, newTab: true }]}
      />,
    );
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`https://${name}.example/us`);
    expect(link.getAttribute('rel')).toBe('noopener');
  });
});
