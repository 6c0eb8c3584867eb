// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteSettingsDocument } from '../features/site/SiteSettings.generated.ts';
import { sampleBlock, samplePage, sampleSiteSettings } from '../test/content-samples.ts';
import { createFakeClient, renderScreen } from '../test/render-content.tsx';
import type { Responses } from '../test/render-content.tsx';
import { loadPage } from './load-page.ts';
import { PageView } from './PageView.tsx';
import type { PageData } from './page-blocks.ts';

const htmlOf = (text: string) =>
  sampleBlock('core/html', { html: `<p>${text}</p><input aria-label="Name">` });
const older = samplePage({ pageContents: [htmlOf('older')], updated_at: '2026-11-01T00:00:00.000Z' });
const newer = { ...older, pageContents: [htmlOf('newer')], updated_at: '2026-11-20T00:00:00.000Z' };

const settings = (more: object) => () => ({ domainCurrent: { ...sampleSiteSettings, ...more } });

/** Opens a page as its route does; `host.page` is what the host then answers. */
async function openPage(cached: PageData | null, responses: Responses = {}, url = '/about') {
  const host: { page: PageData | null } = { page: cached ?? older };
  const { client, requested } = createFakeClient({
    PageView: () => ({ cognitoPage: host.page }),
    SiteSettings: settings({}),
    ...responses,
  });
  await client.query({ query: SiteSettingsDocument });
  if (cached) await loadPage(client, url);
  const view = renderScreen(<PageView url={url} />, client, { path: url });
  const readings = () => requested.filter((name) => name === 'PageView').length - (cached ? 1 : 0);
  return { host, readings, ...view };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a page load', () => {
  it('[PGR-12, A04] shows the cached page first, loads it again after 1 s, and keeps an unchanged one', async () => {
    const { readings } = await openPage(older);
    expect(screen.getByText('older')).toBeTruthy();
    await pass(999);
    expect(readings()).toBe(0);
    await pass(1);
    expect(readings()).toBe(1);
    expect(screen.getByText('older')).toBeTruthy();
    await pass(60_000);
    expect(readings()).toBe(1);
  });

  it('[PGR-12] replaces it by a version with another updated_at', async () => {
    const { host } = await openPage(older);
    host.page = newer;
    await pass(1_000);
    expect(screen.getByText('newer')).toBeTruthy();
    expect(screen.queryByText('older')).toBeNull();
  });

  it('[PGR-12, A04] replaces nothing while the shopper types, only when the field is left', async () => {
    const { host } = await openPage(older);
    host.page = newer;
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'A' } });
    await pass(5_000);
    expect(screen.getByText('older')).toBeTruthy();
    fireEvent.blur(screen.getByLabelText('Name'));
    await pass(0);
    expect(screen.getByText('newer')).toBeTruthy();
  });

  it('[PGR-12, PGR-13] shows another page when its url changes, and reads that one again after 1 s', async () => {
    const pages = { '/about': older, '/blog': samplePage({ ...newer, id: older.id + 1, url: '/blog' }) };
    const urls: unknown[] = [];
    const { client } = createFakeClient({
      PageView: ({ url }) => {
        urls.push(url);
        return { cognitoPage: pages[url as keyof typeof pages] };
      },
      SiteSettings: settings({}),
    });
    await client.query({ query: SiteSettingsDocument });
    for (const url of Object.keys(pages)) await loadPage(client, url);
    const AtUrl = () => <PageView url={useLocation().pathname} />;
    const { goTo } = renderScreen(<AtUrl />, client, { path: '/about' });
    await pass(1_000);
    urls.length = 0;
    await act(() => goTo('/blog'));
    expect([screen.queryByText('older'), urls]).toEqual([null, []]);
    expect(screen.getByText('newer')).toBeTruthy();
    pages['/blog'] = {
      ...pages['/blog'],
      pageContents: [htmlOf('newest')],
      updated_at: '2026-11-21T00:00:00Z',
    };
    await pass(999);
    expect(urls).toEqual([]);
    await pass(1);
    expect(urls).toEqual(['/blog']);
    expect(screen.getByText('newest')).toBeTruthy();
    await act(() => goTo('/about'));
    expect(screen.getByText('older')).toBeTruthy();
  });

  it('[PGR-01, PGR-11] shows that it is loading until the page has arrived', async () => {
    await openPage(null);
    expect(screen.getByText('Loading')).toBeTruthy();
    await pass(0);
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.getByText('older')).toBeTruthy();
  });

  it('[PGR-11] offers a retry when the page cannot be loaded', async () => {
    let down = true;
    const response = () => {
      if (down) throw new TypeError('no network');
      return { cognitoPage: older };
    };
    await openPage(null, { PageView: response });
    await pass(0);
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(screen.getByText('older')).toBeTruthy();
  });

  it('[PGR-07, PGR-11] the loader responds with 404 for a missing page, or one without a slug', async () => {
    const notThere = (page: PageData | null) =>
      loadPage(createFakeClient({ PageView: () => ({ cognitoPage: page }) }).client, '/about');
    await expect(notThere(null)).rejects.toMatchObject({ data: { notFound: 'page' }, init: { status: 404 } });
    await expect(notThere({ ...older, slug: '' })).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('parts of every page', () => {
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  afterEach(() => scrollTo(0));

  it('[PGR-08, GEN-17] a back-to-top button is shown beyond 100 px, unless the owner has switched it off', async () => {
    const enabled = await openPage(older);
    scrollTo(100);
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
    scrollTo(101);
    expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy();
    enabled.unmount();
    await openPage(older, { SiteSettings: settings({ show_back_to_top: false }) });
    scrollTo(500);
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  });

  it('[PGR-10, A74] a keep-awake control is neither visible nor reachable', async () => {
    const { container } = await openPage(older);
    const control = container.querySelector<HTMLElement>('[data-keep-awake]');
    expect([control?.hidden, control?.getAttribute('aria-hidden'), control?.tabIndex]).toEqual([
      true,
      'true',
      -1,
    ]);
  });

  it('[PGR-19, A42] the home page lists the articles under its blocks once the owner has set the list', async () => {
    const article = { name: 'A box without nails', url: '/blog/box', sitemap_group_model: 'blog' };
    const Articles = () => ({ cognitoPages: [samplePage(article)] });
    const home = samplePage({ url: '/', slug: 'home', pageContents: [htmlOf('older')] });
    const off = await openPage(home, { Articles }, '/');
    expect(screen.queryByRole('link', { name: article.name })).toBeNull();
    off.unmount();
    await openPage(home, { Articles, SiteSettings: settings({ home_list_page: 'blog' }) }, '/');
    expect(screen.getByRole('link', { name: article.name }).getAttribute('href')).toBe('/blog/box');
  });
});
