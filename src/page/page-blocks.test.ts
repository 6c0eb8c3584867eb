import { describe, expect, it } from 'vitest';
import { sampleBlock, samplePage, sampleRow, sampleRowBlock } from '../test/content-samples.ts';
import { contentBlocks, widgetsOf } from './page-blocks.ts';

const block = (more: Parameters<typeof sampleBlock>[2]) => sampleBlock('core/html', {}, more);

describe('the blocks of a page', () => {
  it('[PGR-04, PGR-06] are sorted by sort_order, without the deleted ones', () => {
    const page = samplePage({
      pageContents: [
        block({ name: 'last', sort_order: 9 }),
        block({ name: 'gone', sort_order: 2, deleted: true }),
        block({ name: 'first', sort_order: 1 }),
      ],
    });
    expect(contentBlocks(page).map(({ name }) => name)).toEqual(['first', 'last']);
  });

  it('[PGR-06, A43] are used only if there are no rows', () => {
    const pageContents = [block({ template: 'faq' })];
    expect(widgetsOf(samplePage({ pageContents })).map(({ type }) => type)).toEqual(['faq']);
    const rows = [sampleRow([sampleRowBlock([['gallery', {}]])])];
    expect(widgetsOf(samplePage({ pageContents, rows })).map(({ type }) => type)).toEqual(['gallery']);
  });

  it('[PGR-16] contain widgets with 100 entries from 0 by default, and pagination labels from their settings', () => {
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
