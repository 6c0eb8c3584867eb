/** Maximum length of a query; the rest is cut off, and a message says so. */
export const MAX_SEARCH_LENGTH = 100;
/** Maximum length of a query in a URL: longer requests would be refused. */
const MAX_URL_SEARCH_LENGTH = 1000;

/** Collapses white space and truncates the query to `longest` characters. */
function trimmed(query: string, longest: number): string {
  const text = query.toWellFormed().replace(/\s+/g, ' ').trim();
  return [...text].slice(0, longest).join('');
}

/** The query that is actually searched for. */
export const shortQuery = (query: string): string => trimmed(query, MAX_SEARCH_LENGTH);

/** `/search/{query}`, percent-encoded (RT-14); `/search` for a query without content. */
export function searchHref(query: string, page = 1): string {
  const text = trimmed(query, MAX_URL_SEARCH_LENGTH);
  // A path segment of dots alone would be resolved away.
  if (/^\.*$/.test(text)) return '/search';
  const path = `/search/${encodeURIComponent(text)}`;
  return page === 1 ? path : `${path}?page=${page}`;
}
