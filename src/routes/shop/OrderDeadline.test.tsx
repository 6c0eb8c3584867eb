// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteSettingsDocument } from '../../features/site/SiteSettings.generated.ts';
import { sampleSiteSettings } from '../../test/content-samples.ts';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { OrderDeadline } from './OrderDeadline.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Renders the message of a shop with these settings at an instant. */
async function says(now: string, settings: object = {}): Promise<string> {
  vi.setSystemTime(new Date(now));
  const season = { order_by_day: '2026-12-07', order_by_words: 'Post before Christmas' };
  const { client } = createFakeClient({
    SiteSettings: () => ({ domainCurrent: { ...sampleSiteSettings, ...season, ...settings } }),
  });
  await client.query({ query: SiteSettingsDocument });
  const { container } = renderScreen(<OrderDeadline />, client, { renderedAt: now });
  return container.textContent;
}

it.each([
  ['2026-11-22T03:00:00Z', '15 days left'],
  ['2026-12-06T03:00:00Z', '1 day left'],
  ['2026-12-07T03:00:00Z', 'today is the last day'],
])('at %s the season shows its order deadline: %s', async (now, left) => {
  expect(await says(now)).toBe(`Post before Christmasorder by Monday 7 December 2026${left}`);
  expect(screen.getByText('Monday 7 December 2026').getAttribute('datetime')).toBe('2026-12-07');
});

it.each([
  ['the day is over', '2026-12-08T03:00:00Z', {}],
  ['the owner has set no day', '2026-11-22T03:00:00Z', { order_by_day: '' }],
  ['the owner has set no text for it', '2026-11-22T03:00:00Z', { order_by_words: '' }],
  ['the day is invalid', '2026-11-22T03:00:00Z', { order_by_day: '7 December' }],
])('no deadline is shown when %s', async (_why, now, settings) => {
  expect(await says(now, settings)).toBe('');
});
