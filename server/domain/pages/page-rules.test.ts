import { describe, expect, it } from 'vitest';
import { assembleRows, pagePath } from './page-rules.ts';

describe('the URL of a page', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['home', '/'],
    ['about', '/about'],
    ['/about/', '/about'],
    ['blog/first-cut', '/blog/first-cut'],
    ['/blog//first-cut/', '/blog/first-cut'],
  ])('[RT-22] %j is the page at %s', (url, path) => {
    expect(pagePath(url)).toBe(path);
  });
});

describe('rows, blocks and widgets', () => {
  it('[ENT-07] are assembled with their settings read from JSON', () => {
    const rows = assembleRows({
      rows: [
        { id: 1, page_id: 9, row_type: 'columns', sort_order: 0 },
        { id: 2, page_id: 9, row_type: 'tabs', sort_order: 1 },
      ],
      blocks: [
        { id: 5, row_id: 2, title: 'Care', width: 8, column_offset: 2, sort_order: 0, deleted: 0 },
        { id: 6, row_id: 1, title: '', width: 12, column_offset: 0, sort_order: 0, deleted: 0 },
      ],
      widgets: [
        {
          id: 7,
          block_id: 5,
          type: 'core/html',
          templatevar: '{"html":"<p>Oil</p>"}',
          list_limit: 100,
          list_offset: 0,
          pagination_labels: '{"next":"On"}',
          sort_order: 0,
          trusted: 0,
        },
      ],
    }).get(9);
    expect(rows?.map((row) => [row.id, row.row_type, row.blocks.length])).toEqual([
      [1, 'columns', 1],
      [2, 'tabs', 1],
    ]);
    expect(rows?.[1]?.blocks[0]).toEqual({
      id: 5,
      title: 'Care',
      width: 8,
      offset: 2,
      widgets: [
        {
          id: 7,
          type: 'core/html',
          templatevar: { html: '<p>Oil</p>' },
          limit: 100,
          offset: 0,
          pagination_labels: { next: 'On' },
        },
      ],
    });
  });
});
