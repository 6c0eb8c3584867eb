declare global {
  interface Window {
    /** The query that the page's inline script removed from the address bar (`src/rules/hide-query.ts`). */
    initialQuery?: string;
  }
}

/** The query with which this page was opened, even if the address bar no longer shows it. */
export const initialQuery = (): URLSearchParams =>
  new URLSearchParams(window.initialQuery ?? window.location.search);

/** Removes the query from the tab and its history. */
export function forgetQuery(): void {
  delete window.initialQuery;
  if (window.location.search !== '')
    window.history.replaceState(window.history.state, '', window.location.pathname);
}
