/**
 * The inline script of the pages whose query holds secrets: takes it out of the address bar before anything else of the
 * page runs, and keeps it for the screen (`src/lib/taken-query.ts`).
 */
export const takeQueryScript =
  'window.takenQuery=location.search;history.replaceState(history.state,"",location.pathname)';
