declare global {
  interface Window {
    /** The query that the page's inline script has taken out of the address bar (`src/rules/take-query.ts`). */
    takenQuery?: string;
  }
}

/** The query that this page was opened with, although the address bar no longer shows it. */
export const takenQuery = (): URLSearchParams =>
  new URLSearchParams(window.takenQuery ?? window.location.search);

/** Nothing of it stays, neither in the tab nor in its history. */
export function forgetQuery(): void {
  delete window.takenQuery;
  if (window.location.search !== '')
    window.history.replaceState(window.history.state, '', window.location.pathname);
}
