// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { locateCategory, shopSection } from './shop-section.ts';
import { ShopSectionScreen } from './ShopSectionScreen.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const root = (content: string) => ({
  __typename: 'Group',
  id: 1,
  name: 'Shop',
  slug: 'shop',
  content: `<p>${content}</p>`,
  image: null,
  children: [],
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens `/shop`; `host.words` is the group's text from then on, `null` for an unreachable host. */
async function opensShop() {
  const host: { words: string | null } = { words: 'older words' };
  const { client, requested } = createFakeClient({
    ShopGroups() {
      if (host.words === null) throw new TypeError('no network');
      return { groupDetails: { __typename: 'GroupResponse', data: root(host.words) } };
    },
  });
  await locateCategory(client, shopSection, undefined);
  const { unmount } = renderScreen(<ShopSectionScreen section={shopSection} />, client, { path: '/shop' });
  return { host, requested, unmount };
}

it('[PGR-15] a cached group is shown at once and loaded again after 1 s', async () => {
  const { host, requested } = await opensShop();
  host.words = 'newer words';
  await pass(999);
  expect(screen.getByText('older words')).toBeTruthy();
  expect(requested).toHaveLength(1);
  await pass(1);
  expect(requested).toHaveLength(2);
  await pass(50);
  expect(screen.getByText('newer words')).toBeTruthy();
  await pass(60_000);
  expect(requested).toHaveLength(2);
});

it('[PGR-15] without a response it stays as it is, and a screen that was left sends no request', async () => {
  const { host } = await opensShop();
  host.words = null;
  await pass(1_000);
  expect(screen.getByText('older words')).toBeTruthy();
  const left = await opensShop();
  left.unmount();
  await pass(5_000);
  expect(left.requested).toHaveLength(1);
});
