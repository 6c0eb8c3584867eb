// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleBlock, samplePage, sampleRow, sampleRowBlock } from '../test/content-samples.ts';
import { renderCmsPage, renderWidget } from '../test/render-content.tsx';

const htmlOf = (text: string): [string, unknown] => ['core/html', { html: `<p>${text}</p>` }];
const block = (text: string, more: Parameters<typeof sampleBlock>[2] = {}) =>
  sampleBlock('core/html', { html: `<p>${text}</p>` }, more);
const shownTexts = () => screen.getAllByText(/^(first|second|third|legacy)$/).map((node) => node.textContent);

afterEach(() => vi.useRealTimers());

describe('a page', () => {
  it('[PGR-04, PGR-05] shows its rows in order, and legacy HTML last', async () => {
    const rows = [
      sampleRow([sampleRowBlock([htmlOf('first')]), sampleRowBlock([htmlOf('second')])]),
      sampleRow([sampleRowBlock([htmlOf('third')])]),
    ];
    await renderCmsPage(samplePage({ rows, content: '<p>legacy</p>' }));
    expect(shownTexts()).toEqual(['first', 'second', 'third', 'legacy']);
  });

  it('[PGR-06, A43] shows its content blocks by sort_order if it has no rows', async () => {
    const pageContents = [block('second', { sort_order: 2 }), block('first', { sort_order: 1 })];
    await renderCmsPage(samplePage({ pageContents, content: '<p>legacy</p>' }));
    expect(shownTexts()).toEqual(['first', 'second', 'legacy']);
  });

  it('[RT-05, A73] an article has its heading and its date in Brisbane', async () => {
    const name = `Slate ${'and what it was once '.repeat(9)}`.trim();
    await renderCmsPage(
      samplePage({ name, url: '/blog/slate', sitemap_group_model: 'blog', pageContents: [block('first')] }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(screen.getByText('12 May 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/blog');
  });
});

describe('rows', () => {
  it('[PGR-02] columns are side by side from medium screens up, and stacked on phones', async () => {
    const rows = [
      sampleRow([
        sampleRowBlock([htmlOf('first')], { width: 4 }),
        sampleRowBlock([htmlOf('second')], { width: 6, offset: 2 }),
      ]),
    ];
    const { container } = await renderCmsPage(samplePage({ rows }));
    const columns = [...container.querySelectorAll<HTMLElement>('[style*="--columns"]')];
    expect(columns.map((column) => column.style.getPropertyValue('--columns'))).toEqual([
      '1 / span 4',
      '7 / span 6',
    ]);
    expect(columns[0]?.className).toContain('md:[grid-column:var(--columns)]');
    expect(columns[0]?.parentElement?.className).toContain('grid-cols-1');
  });

  it('[PGR-03] tabs have the titles of their blocks and show one of them; arrow keys move', async () => {
    const tab = (title: string, text: string) => sampleRowBlock([htmlOf(text)], { title });
    const rows = [sampleRow([tab('Care', 'first'), tab('Delivery', 'second'), tab('', 'third')], 'tabs')];
    await renderCmsPage(samplePage({ rows }));
    const names = screen.getAllByRole('tab').map((node) => node.textContent);
    expect(names).toEqual(['Care', 'Delivery', 'Tab 3']);
    expect(screen.getByRole('tabpanel').textContent).toBe('first');
    await userEvent.click(screen.getByRole('tab', { name: 'Delivery' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('second');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('third');
  });
});

describe('the first block of a page has its heading', () => {
  const past = '2026-01-01T00:00:00Z';
  const called = (heading: string, more: object = {}): [string, unknown] => [
    'call_to_action',
    { heading, ...more },
  ];
  const levels = () =>
    screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

  it.each([
    ['hidden', sampleBlock(...called('first'), { hidden: true })],
    ['out of date', sampleBlock(...called('first'), { end_time: past })],
    ['of a widget that is switched off', sampleBlock(...called('first', { widget_is_visible: '0' }))],
  ])('[PGR-04, IMG-09] after a block that is %s', async (_, gone) => {
    const more = [sampleBlock(...called('second')), sampleBlock(...called('third'))];
    await renderCmsPage(samplePage({ pageContents: [gone, ...more] }));
    expect(levels()).toEqual(['H1 second', 'H2 third']);
  });

  it('[PGR-04, IMG-09] in rows and their columns, and not below tabs', async () => {
    const gone = called('first', { widget_hidden_after: past });
    const columns = sampleRow([
      sampleRowBlock([gone], { width: 6 }),
      sampleRowBlock([gone, called('second'), called('third')], { width: 6 }),
    ]);
    const { unmount } = await renderCmsPage(
      samplePage({ rows: [sampleRow([sampleRowBlock([gone])]), columns] }),
    );
    expect(levels()).toEqual(['H1 second', 'H2 third']);
    unmount();
    await renderCmsPage(
      samplePage({ rows: [sampleRow([sampleRowBlock([htmlOf('first')])], 'tabs'), columns] }),
    );
    expect(levels()).toEqual(['H2 second', 'H2 third']);
  });

  it('[BLK-04] passes it to the next one when it disappears', async () => {
    vi.useFakeTimers({
      now: new Date('2026-11-20T08:00:00Z'),
      toFake: ['setInterval', 'clearInterval', 'Date'],
    });
    const end_time = '2026-11-20T08:00:30Z';
    const pageContents = [sampleBlock(...called('first'), { end_time }), sampleBlock(...called('second'))];
    await renderCmsPage(samplePage({ pageContents }));
    expect(levels()).toEqual(['H1 first', 'H2 second']);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(levels()).toEqual(['H1 second']);
  });
});

describe('the block clock', () => {
  it('[BLK-04] a block appears within 60 s of its start and disappears after its end, without a reload', async () => {
    vi.useFakeTimers({
      now: new Date('2026-11-20T08:00:00Z'),
      toFake: ['setInterval', 'clearInterval', 'Date'],
    });
    const start_time = '2026-11-20T08:00:30Z';
    const end_time = '2026-11-20T08:01:30Z';
    await renderCmsPage(samplePage({ pageContents: [block('first', { start_time, end_time })] }));
    expect(screen.queryByText('first')).toBeNull();
    act(() => void vi.advanceTimersByTime(59_999));
    expect(screen.queryByText('first')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('first')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('first')).toBeNull();
  });

  it('[BLK-05] a widget disappears after widget_hidden_after by the same clock', async () => {
    vi.useFakeTimers({
      now: new Date('2026-11-20T08:00:00Z'),
      toFake: ['setInterval', 'clearInterval', 'Date'],
    });
    const settings = { html: '<p>first</p>', widget_hidden_after: '2026-11-20T08:00:30Z' };
    await renderWidget('core/html', settings);
    expect(screen.getByText('first')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('first')).toBeNull();
  });
});
