/**
 * Inline script of pages whose query holds secrets: removes it from the address bar before anything else
 * runs, and keeps it for the screen (`src/lib/initial-query.ts`).
 */
export const hideQueryScript =
  'window.initialQuery=location.search;history.replaceState(history.state,"",location.pathname)';
