import type { createBrowserRouter } from 'react-router';
import { NetworkError } from '../../graphql/network-error.ts';
import { WORKER_SCRIPT } from '../../rules/offline-pages.ts';
import { isPageCached } from './cache-visited-pages.ts';

/** sessionStorage key of the page being reloaded, until it has loaded. */
const KEY = 'reloaded-page';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;

/** Whether the host responds: if so, code that failed to load no longer exists. */
const isHostReachable = () =>
  fetch(WORKER_SCRIPT, { cache: 'no-store', method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads, once, a page that a navigation could not show: a deployment removed its code (SWK-05), or the
 * network is down and the worker has cached the page (SWK-04).
 */
export function reloadWithoutCode(router: Router, reload: () => void = () => window.location.reload()): void {
  const reloadPage = async (path: string) => {
    if (sessionStorage.getItem(KEY) === path) return;
    if (!(await isHostReachable()) && !(await isPageCached(path))) return;
    sessionStorage.setItem(KEY, path);
    reload();
  };
  const look = ({ navigation, errors, location: { pathname, search } }: Router['state']) => {
    if (navigation.state !== 'idle') return;
    const isUnreachable = Object.values(errors ?? {}).some((error) => error instanceof NetworkError);
    if (!isUnreachable) sessionStorage.removeItem(KEY);
    else void reloadPage(pathname + search).catch(() => undefined);
  };
  router.subscribe(look);
  // A navigation may have failed before this was subscribed.
  look(router.state);
}
