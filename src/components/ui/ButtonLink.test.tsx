// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { SiteOrigin } from './site-origin.ts';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

describe('ButtonLink', () => {
  it('[WGT-07] opens an internal link in the app, without a reload', async () => {
    renderWithApp(
      <>
        <ButtonLink href="/about">About</ButtonLink>
        <Where />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'About' }));
    expect(screen.getByRole('status').textContent).toBe('/about');
  });

  it('[WGT-07] opens an absolute link to the shop itself in the app', async () => {
    renderWithApp(
      <SiteOrigin value="https://shop.example">
        <ButtonLink href="https://shop.example/cart">Cart</ButtonLink>
        <Where />
      </SiteOrigin>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
    expect(screen.getByRole('status').textContent).toBe('/cart');
  });

  it('[WGT-07] leaves http and mailto links as plain anchors', () => {
    renderWithApp(
      <>
        <ButtonLink href="https://elsewhere.example/">Elsewhere</ButtonLink>
        <ButtonLink href="mailto:hello@shop.example">Write</ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Elsewhere' }).getAttribute('href')).toBe(
      'https://elsewhere.example/',
    );
    expect(screen.getByRole('link', { name: 'Elsewhere' }).hasAttribute('target')).toBe(false);
    expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe(
      'mailto:hello@shop.example',
    );
  });

  it('[WGT-07] opens a new tab on demand, without access to this one', () => {
    renderWithApp(
      <>
        <ButtonLink href="/about" newTab>
          Inside
        </ButtonLink>
        <ButtonLink href="https://elsewhere.example/" newTab>
          Outside
        </ButtonLink>
      </>,
    );
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener');
    }
  });

  it('[WGT-07] keeps only the text of a link with an unsafe scheme', () => {
    renderWithApp(<ButtonLink href="javascript:alert(1)">Win</ButtonLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Win')).toBeTruthy();
  });
});
