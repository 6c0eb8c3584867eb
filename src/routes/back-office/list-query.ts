import { pageNumberOf } from '../../lib/page-number.ts';

/** Kind, days and page of a list, as in the URL; '' when unset. */
export interface ListQuery {
  /** A form, a status or a source. */
  kind: string;
  /** Days, `YYYY-MM-DD`, both inclusive. */
  from: string;
  to: string;
  page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string | null) => (text !== null && DAY.test(text) ? text : '');

/** Parses the query of a URL; invalid values count as not set. */
export function readListQuery(query: URLSearchParams): ListQuery {
  return {
    kind: query.get('kind') ?? '',
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    page: pageNumberOf(query.get('page')),
  };
}

/** Builds the URL of a list with this filter. */
export function withListQuery(path: string, { kind, from, to, page }: ListQuery): string {
  const given = Object.entries({ kind, from, to, page: page === 1 ? '' : String(page) });
  const query = new URLSearchParams(given.filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The days as query variables. */
export const daysOf = ({ from, to }: ListQuery) => ({ from: from || null, to: to || null });
