import type { Listed, ListRange } from '../lib/list-range.ts';

/** The response of a paged list (A31). */
export interface PagedAnswer<Entry> extends Listed<Entry> {
  page: number;
  page_size: number;
}

/**
 * Reads a page of a list and adds its position.
 * @param preset default number of entries per page
 */
export async function paged<Row, Entry>(
  asked: { page?: number | null | undefined; page_size?: number | null | undefined },
  preset: number,
  read: (range: ListRange) => Promise<Listed<Row>>,
  asWire: (row: Row) => Entry | Promise<Entry>,
): Promise<PagedAnswer<Entry>> {
  const page = asked.page ?? 1;
  const page_size = asked.page_size ?? preset;
  const { data, total } = await read({ limit: page_size, offset: (page - 1) * page_size });
  return { data: await Promise.all(data.map(asWire)), total, page, page_size };
}
