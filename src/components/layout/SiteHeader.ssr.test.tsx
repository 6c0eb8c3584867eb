// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { installDialog } from '../../test/dialog.ts';
import { renderWithApp } from '../../test/render.tsx';
import { AccountLink } from './AccountLink.tsx';
import { CartLink } from './CartLink.tsx';
import { SiteHeader } from './SiteHeader.tsx';

beforeAll(installDialog);

const menu = [
  {
    name: 'Shop',
    href: '/shop',
    children: [
      { name: 'Specials', href: '/shop/specials', children: [] },
      {
        name: 'Laser Kut Products',
        href: '/shop/laser-kut',
        children: [{ name: 'Slate', href: '/shop/slate', children: [] }],
      },
    ],
  },
  { name: 'About', href: '/about', children: [] },
];

const header = (count?: number) => (
  <SiteHeader
    siteName="Gum & Grain"
    menu={menu}
    account={<AccountLink name="Log in" href="/login" />}
    cart={<CartLink href="/cart" count={count} />}
  />
);
const mainMenu = () => screen.getByRole('navigation', { name: 'Main menu' });
const disclosure = () => mainMenu().querySelector('details');

describe('SiteHeader', () => {
  it('links to the home page, the account and the cart with its item count', () => {
    renderWithApp(header(3));
    expect(screen.getByRole('link', { name: 'Gum & Grain' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Cart 3 items' }).getAttribute('href')).toBe('/cart');
  });

  it('[ATC-05] announces a changed count, and reserves its space while it is unknown', () => {
    const { rerender } = renderWithApp(header());
    const place = screen.getByRole('link', { name: 'Cart' }).querySelector('[aria-hidden=true].w-8');
    expect(place?.textContent).toBe('');
    rerender(header(1));
    expect(screen.getByRole('status').textContent).toBe('1 item');
    rerender(header(120));
    expect(place?.textContent).toBe('99+');
  });

  it('has no cart when nothing is sold', () => {
    renderWithApp(<SiteHeader siteName="Gum & Grain" menu={menu} />);
    expect(screen.queryByRole('link', { name: /Cart/ })).toBeNull();
  });

  it('[SEC-06] closes an open menu on Escape with the focus on its button, and on a press elsewhere', async () => {
    renderWithApp(header());
    const summary = within(mainMenu()).getByText('Shop');
    disclosure()?.setAttribute('open', '');
    within(mainMenu()).getByRole('link', { name: 'Slate' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(disclosure()?.open).toBe(false);
    expect(document.activeElement).toBe(summary);
    disclosure()?.setAttribute('open', '');
    await userEvent.click(document.body);
    expect(disclosure()?.open).toBe(false);
  });

  it('closes the menu when the screen changes and marks the current link', async () => {
    renderWithApp(header());
    disclosure()?.setAttribute('open', '');
    await userEvent.click(within(mainMenu()).getByRole('link', { name: 'Slate' }));
    expect(disclosure()?.open).toBe(false);
    await within(mainMenu()).findByRole('link', { name: 'Slate', current: 'page' });
  });

  it('[SEC-06] opens the phone menu as a dialog, which a followed link closes', async () => {
    renderWithApp(header());
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const dialog = screen.getByRole('dialog', { name: 'Main menu' });
    await userEvent.click(within(dialog).getByRole('link', { name: 'About' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[SEC-06] leaves a search and a menu that were opened before hydration open until the screen changes', async () => {
    const hidePopover = vi.fn();
    Object.defineProperty(HTMLElement.prototype, 'hidePopover', { value: hidePopover, configurable: true });
    const OpenedEarly = () => {
      useLayoutEffect(() => void disclosure()?.setAttribute('open', ''), []);
      return <SiteHeader siteName="Gum & Grain" menu={menu} search={<input />} />;
    };
    renderWithApp(<OpenedEarly />);
    expect([disclosure()?.open, hidePopover.mock.calls.length]).toEqual([true, 0]);
    await userEvent.click(within(mainMenu()).getByRole('link', { name: 'Slate' }));
    expect([disclosure()?.open, hidePopover.mock.calls.length]).toEqual([false, 1]);
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });

  it('[PRE-03] is complete without JavaScript: every entry is a link inside native disclosures', () => {
    const html = renderToString(
      <I18nProvider i18n={i18n}>
        <MemoryRouter>{header()}</MemoryRouter>
      </I18nProvider>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    const phone = page.querySelector('details > summary[aria-label="Menu"]')?.parentElement;
    const paths = ['/shop', '/shop/specials', '/shop/laser-kut', '/shop/slate', '/about'];
    const linked = (root: ParentNode | null | undefined) =>
      paths.filter((path) => root?.querySelector(`a[href="${path}"]`));
    expect(linked(phone)).toEqual(paths);
    phone?.remove();
    expect(linked(page)).toEqual(paths);
  });
});
