import type { I18n } from '@lingui/core';
import { hostPage } from '../lib/host-page.ts';
import { html } from '../lib/html.ts';

/** Shown by a browser without a network for a page it has not cached; self-contained. */
export function offlinePage(i18n: I18n, shopName: string): string {
  const title = i18n._({
    id: 'page.offline.title',
    message: 'You are offline',
    comment: 'Heading of a page that a browser shows without a network',
  });
  const body = html`<p>
      ${i18n._({
        id: 'page.offline.text',
        message:
          'This page has not been opened in this browser before. Pages that you have visited still open.',
      })}
    </p>
    <p><a href="">${i18n._({ id: 'page.offline.again', message: 'Try again', comment: 'Link: loads the page once more' })}</a></p>
    <p>
      <a href="/">${i18n._({ id: 'page.offline.home', message: 'To the home page', comment: 'Link: to the first page of the shop' })}</a>
    </p>
    <p>
      <a href="/cart">${i18n._({ id: 'page.offline.cart', message: 'To your cart', comment: 'Link: to what is in the shopping cart' })}</a>
    </p>`;
  return hostPage(title, body, { locale: i18n.locale, shopName });
}
