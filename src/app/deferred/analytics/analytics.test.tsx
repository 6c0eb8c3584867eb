// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Consent } from '../../../rules/analytics.ts';
import { renderWithApp } from '../../../test/render.tsx';
import { ConsentBar } from './ConsentBar.tsx';
import { removeAnalyticsCookies } from './analytics-cookies.ts';
import { openTags } from './tags.ts';
import type { TaggedEvent } from './tagged-event.ts';

const none = { google: null, tagManager: null, pixel: null, matomo: null };
const vase = { id: 'VASE-1', name: 'Vase', price: 12.5, quantity: 2 };
const sale: TaggedEvent = { type: 'purchase', order: 'K7-2231', items: [vase], value: 25 };

const listIn = (queue: unknown): unknown[] | undefined => (Array.isArray(queue) ? queue : undefined);
const withPixel: Window & { fbq?: { queue: unknown[] } } = window;
/** The queues of the page while no script has replaced them. */
const page = {
  get dataLayer() {
    return listIn(window.dataLayer);
  },
  get analyticsLayer() {
    return listIn(window.analyticsLayer);
  },
  get fbq() {
    return withPixel.fbq;
  },
  get _paq() {
    return listIn(window._paq);
  },
};
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  // What is reported depends on the current URL.
  history.replaceState(null, '', '/');
  document.head.innerHTML = '';
  sessionStorage.clear();
});
afterEach(() => {
  for (const name of ['dataLayer', 'analyticsLayer', 'fbq', '_fbq', '_paq'])
    Reflect.deleteProperty(window, name);
});

test.each([
  [none, []],
  [{ ...none, google: 'G-ABC1234' }, ['https://www.googletagmanager.com/gtag/js?id=G-ABC1234']],
  [{ ...none, tagManager: 'GTM-ABCD' }, ['https://www.googletagmanager.com/gtm.js?id=GTM-ABCD']],
  [{ ...none, pixel: '1234567890' }, ['https://connect.facebook.net/en_US/fbevents.js']],
  [{ ...none, matomo: { url: 'https://stats.example/m', id: '3' } }, ['https://stats.example/m/matomo.js']],
])('[SEO-07] %j loads only the scripts of its keys', (analytics, sources) => {
  openTags(analytics);
  expect(scripts()).toEqual(sources);
});

test('[SEO-07] Google receives pages with their path, and sales with their items', () => {
  const report = openTags({ ...none, google: 'G-ABC1234' });
  report({ type: 'page', path: '/order/…' });
  report({ type: 'add', items: [vase], cart: [vase] });
  report(sale);
  const reported = (page.dataLayer ?? []).map((given) => [...(given as unknown[])]).slice(2);
  const items = [{ item_id: 'VASE-1', item_name: 'Vase', price: 12.5, quantity: 2 }];
  expect(reported).toEqual([
    ['event', 'page_view', { page_location: `${location.origin}/order/…`, page_title: '/order/…' }],
    ['event', 'add_to_cart', { currency: 'AUD', value: 25, items }],
    ['event', 'purchase', { currency: 'AUD', value: 25, items, transaction_id: 'K7-2231' }],
  ]);
});

test('[SEO-07] a tag manager, the pixel and Matomo receive the same sales', () => {
  const report = openTags({
    google: null,
    tagManager: 'GTM-ABCD',
    pixel: '1234567890',
    matomo: { url: 'https://stats.example', id: '3' },
  });
  report({ type: 'view', items: [{ ...vase, price: null }] });
  report({ type: 'checkout', items: [vase], value: 25 });
  report(sale);
  expect(page.dataLayer?.slice(1)).toMatchObject([
    { event: 'view_item' },
    { event: 'begin_checkout' },
    { event: 'purchase', ecommerce: { transaction_id: 'K7-2231', value: 25 } },
  ]);
  expect(page.fbq?.queue.slice(2)).toMatchObject([
    ['track', 'ViewContent', { contents: [{ id: 'VASE-1', quantity: 2 }] }],
    ['track', 'InitiateCheckout', { value: 25, currency: 'AUD' }],
    ['track', 'Purchase', { value: 25 }],
  ]);
  expect(page._paq).toContainEqual(['addEcommerceItem', 'VASE-1', 'Vase', '', 12.5, 2]);
  expect(page._paq).toContainEqual(['trackEcommerceOrder', 'K7-2231', 25]);
});

test('[SEO-07] Matomo receives a product with its page, and the whole cart with an added item', () => {
  const report = openTags({ ...none, matomo: { url: 'https://stats.example', id: '3' } });
  const before = page._paq?.length ?? 0;
  report({ type: 'page', path: '/product/vase', viewed: { ...vase, price: null } });
  report({ type: 'view', items: [{ ...vase, price: null }] });
  const cup = { id: 'CUP-1', name: 'Cup', price: 10, quantity: 1 };
  report({ type: 'add', items: [{ ...vase, quantity: 1 }], cart: [vase, cup] });
  expect(page._paq?.slice(before)).toEqual([
    ['setEcommerceView', 'VASE-1', 'Vase', '', 0],
    ['setCustomUrl', `${location.origin}/product/vase`],
    ['setDocumentTitle', '/product/vase'],
    ['trackPageView'],
    ['trackEvent', 'shop', 'view', 'Vase', undefined],
    ['clearEcommerceCart'],
    ['addEcommerceItem', 'VASE-1', 'Vase', '', 12.5, 2],
    ['addEcommerceItem', 'CUP-1', 'Cup', '', 10, 1],
    ['trackEcommerceCartUpdate', 35],
    ['trackEvent', 'shop', 'add', 'Vase', 12.5],
  ]);
});

test('[SEO-07] a sale is reported once to a tag manager beside Google Analytics', () => {
  const report = openTags({ ...none, google: 'G-ABC1234', tagManager: 'GTM-ABCD' });
  report(sale);
  expect(page.dataLayer?.slice(1)).toMatchObject([{ event: 'purchase' }]);
  expect(scripts()).toContain('https://www.googletagmanager.com/gtag/js?id=G-ABC1234&l=analyticsLayer');
});

test('[SEO-07] Matomo still receives events after it has replaced its queue', () => {
  const report = openTags({ ...none, matomo: { url: 'https://stats.example', id: '3' } });
  const received: unknown[] = [];
  window._paq = { push: (call: unknown) => received.push(call) };
  report(sale);
  expect(received).toContainEqual(['trackEcommerceOrder', 'K7-2231', 25]);
});

const PRIVATE = [
  '/show-invoice/K7?key=secret',
  '/token-login?a=secret',
  '/search?keyword=ada',
  '/checkout?payum_token=secret',
];

test.each(PRIVATE)('[SEO-07] at %s no service that reads the URL by itself is loaded', (path) => {
  history.replaceState(null, '', path);
  openTags({ ...none, tagManager: 'GTM-ABCD', pixel: '1234567890', google: 'G-ABC1234' });
  expect(scripts()).toEqual([expect.stringContaining('/gtag/js?id=G-ABC1234')]);
  history.replaceState(null, '', '/');
});

test.each(PRIVATE)('[SEO-07] after a referral by %s no service that reads the referrer is loaded', (path) => {
  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue(location.origin + path);
  openTags({ ...none, tagManager: 'GTM-ABCD', pixel: '1234567890' });
  expect(scripts()).toEqual([]);
  referrer.mockReturnValue('https://pay.example/?payum_token=theirs');
  openTags({ ...none, tagManager: 'GTM-ABCD', pixel: '1234567890' });
  expect(scripts()).toHaveLength(2);
  referrer.mockRestore();
});

test('[SEO-07] analytics services get no events on personal URLs', () => {
  const report = openTags({ ...none, tagManager: 'GTM-ABCD', pixel: '1234567890' });
  const received = () => [page.dataLayer?.length, page.fbq?.queue.length];
  const before = received();
  history.replaceState(null, '', '/search/ada');
  report({ type: 'page', path: '/search/…' });
  report({ type: 'add', items: [vase], cart: [vase] });
  expect(received()).toEqual(before);
  history.replaceState(null, '', '/checkout');
  report({ type: 'checkout', items: [vase], value: 25 });
  expect(received()).toEqual(before.map((count) => Number(count) + 1));
});

test('[SEO-07] a sale is reported to them once, in the next document that they may read', () => {
  const readers = { ...none, tagManager: 'GTM-ABCD', pixel: '1234567890' };
  history.replaceState(null, '', '/checkout?payum_token=secret');
  const report = openTags({ ...readers, google: 'G-ABC1234' });
  report(sale);
  expect(JSON.stringify(page.analyticsLayer)).toContain('purchase');
  expect([page.dataLayer, page.fbq]).toEqual([undefined, undefined]);
  for (const path of ['/order/K7', '/', '/shop']) {
    history.replaceState(null, '', path);
    openTags(readers);
  }
  expect(page.dataLayer?.filter((reported) => JSON.stringify(reported).includes('"purchase"'))).toHaveLength(
    1,
  );
  expect(page.dataLayer?.[1]).toMatchObject({ event: 'purchase', ecommerce: { transaction_id: 'K7-2231' } });
});

test('[SEO-07] a sale that was not reported yet is dropped on refusal', () => {
  const readers = { ...none, tagManager: 'GTM-ABCD' };
  history.replaceState(null, '', '/checkout?payum_token=secret');
  openTags(readers)(sale);
  removeAnalyticsCookies();
  history.replaceState(null, '', '/');
  openTags(readers);
  expect(page.dataLayer).toHaveLength(1);
});

test('[SEO-07] blocked scripts cause no error', () => {
  const report = openTags({
    google: 'G-ABC1234',
    tagManager: 'GTM-ABCD',
    pixel: '1234567890',
    matomo: { url: 'https://stats.example', id: '3' },
  });
  for (const script of document.querySelectorAll('script')) script.dispatchEvent(new Event('error'));
  report({ type: 'page', path: '/shop' });
  report({ type: 'view', items: [] });
  report(sale);
  expect(page.dataLayer).toContainEqual(expect.objectContaining({ event: 'purchase' }));
});

function showBar(consent: Consent | null) {
  const onChoose = vi.fn();
  renderWithApp(<ConsentBar question="May we?" consent={consent} onChoose={onChoose} />);
  return onChoose;
}

test('[SEO-07] consent is requested until it is answered, and can be changed later', async () => {
  const onChoose = showBar(null);
  await userEvent.click(screen.getByRole('button', { name: 'no' }));
  expect(onChoose.mock.calls).toEqual([['denied']]);
  expect(screen.queryByRole('button', { name: 'yes' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Your data' }));
  await userEvent.click(screen.getByRole('button', { name: 'yes' }));
  expect(onChoose.mock.calls).toEqual([['denied'], ['granted']]);
});

test('[SEO-07] consent is not requested again once answered', () => {
  showBar('granted');
  expect(screen.queryByRole('button', { name: 'yes' })).toBeNull();
});
