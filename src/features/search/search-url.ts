/** Characters of a query that are searched for; the rest is left out, and the shopper told. */
export const MAX_SEARCH_LENGTH = 100;
/** Characters that stand in a URL: beyond it a request would not get through. */
const MAX_URL_SEARCH_LENGTH = 1000;

/** A query without superfluous white space, at most so many characters long. */
function trimmed(query: string, longest: number): string {
  const words = query.toWellFormed().replace(/\s+/g, ' ').trim();
  return [...words].slice(0, longest).join('');
}

/** What is searched for. */
export const shortQuery = (query: string): string => trimmed(query, MAX_SEARCH_LENGTH);

/** `/search/{query}`, percent-encoded (RT-14); `/search` for a query that says nothing. */
export function searchHref(query: string, page = 1): string {
  const words = trimmed(query, MAX_URL_SEARCH_LENGTH);
  // A path of dots alone is no path of its own.
  if (/^\.*$/.test(words)) return '/search';
  const path = `/search/${encodeURIComponent(words)}`;
  return page === 1 ? path : `${path}?page=${page}`;
}
