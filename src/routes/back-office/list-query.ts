import { pageNumberOf } from '../../lib/page-number.ts';

/** What of a list is asked for, as it stands in the URL; '' where nothing is. */
export interface ListQuery {
  /** A form, a state or a source. */
  kind: string;
  /** Days, `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string | null) => (text !== null && DAY.test(text) ? text : '');

/** Reads the query of a URL; what makes no sense counts as not given. */
export function readListQuery(query: URLSearchParams): ListQuery {
  return {
    kind: query.get('kind') ?? '',
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    page: pageNumberOf(query.get('page')),
  };
}

/** The URL of a list with this query. */
export function withListQuery(path: string, { kind, from, to, page }: ListQuery): string {
  const given = Object.entries({ kind, from, to, page: page === 1 ? '' : String(page) });
  const query = new URLSearchParams(given.filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The days as a call takes them. */
export const daysOf = ({ from, to }: ListQuery) => ({ from: from || null, to: to || null });
