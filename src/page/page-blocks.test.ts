import { describe, expect, it } from 'vitest';
import { sampleBlock, samplePage, sampleRow, sampleRowBlock } from '../test/content-samples.ts';
import { contentBlocks, isBlockVisible, widgetsOf } from './page-blocks.ts';

const block = (more: Parameters<typeof sampleBlock>[2]) => sampleBlock('core/html', {}, more);
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe('the blocks of a page', () => {
  it('[PGR-04, PGR-06] stand in the order of sort_order, without the deleted ones', () => {
    const page = samplePage({
      pageContents: [
        block({ name: 'last', sort_order: 9 }),
        block({ name: 'gone', sort_order: 2, deleted: true }),
        block({ name: 'first', sort_order: 1 }),
      ],
    });
    expect(contentBlocks(page).map(({ name }) => name)).toEqual(['first', 'last']);
  });

  it('[PGR-06, A43] count only where there are no rows', () => {
    const pageContents = [block({ template: 'faq' })];
    expect(widgetsOf(samplePage({ pageContents })).map(({ type }) => type)).toEqual(['faq']);
    const rows = [sampleRow([sampleRowBlock([['gallery', {}]])])];
    expect(widgetsOf(samplePage({ pageContents, rows })).map(({ type }) => type)).toEqual(['gallery']);
  });

  it('[PGR-16] a widget lists 100 entries from 0, and takes its pagination labels from its settings', () => {
    const [plain] = widgetsOf(samplePage({ pageContents: [block({})] }));
    expect(plain?.context).toMatchObject({ limit: 100, offset: 0, paginationLabels: {} });
    const written = sampleRowBlock([['Sell/product_grid', {}]]);
    const widgets = written.widgets.map((widget) => ({
      ...widget,
      limit: 4,
      offset: 2,
      pagination_labels: { next: 'On', previous: '', last: 7, other: 'x' },
    }));
    const [placed] = widgetsOf(samplePage({ rows: [sampleRow([{ ...written, widgets }])] }));
    expect(placed?.context).toMatchObject({ limit: 4, offset: 2, paginationLabels: { next: 'On' } });
  });
});

describe('a block in time', () => {
  const window = { start_time: '2026-11-20T08:00:00Z', end_time: '2026-11-20T09:00:00Z' };

  it.each([
    ['07:59:59.999', false],
    ['08:00:00.000', true],
    ['09:00:00.000', true],
    ['09:00:00.001', false],
  ])('[BLK-03, A44] from 08:00 to 09:00 it shows at %s: %s', (time, shows) => {
    expect(isBlockVisible(block(window), at(time))).toBe(shows);
  });

  it('[BLK-02] does not show while it is hidden', () => {
    expect(isBlockVisible(block({ hidden: true }), at('08:30:00'))).toBe(false);
  });

  it('[BLK-01] shows whatever else is said while it is edited', () => {
    const edited = block({ editing: true, hidden: true, end_time: '2020-01-01T00:00:00Z' });
    expect(isBlockVisible(edited, at('08:30:00'))).toBe(true);
  });

  it('[BLK-03] never shows when it ends before it starts, and ignores an instant that is none', () => {
    const never = block({ start_time: window.end_time, end_time: window.start_time });
    expect(isBlockVisible(never, at('08:30:00'))).toBe(false);
    expect(isBlockVisible(block({ start_time: 'soon' }), at('08:30:00'))).toBe(true);
  });
});
