/**
 * Inline script of pages whose query holds secrets: removes it from the address bar before anything else
 * runs, and keeps it for the screen (`src/lib/taken-query.ts`).
 */
export const takeQueryScript =
  'window.takenQuery=location.search;history.replaceState(history.state,"",location.pathname)';
