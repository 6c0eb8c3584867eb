import type { createBrowserRouter } from 'react-router';
import { NetworkError } from '../../graphql/network-error.ts';
import { WORKER_SCRIPT } from '../../rules/offline-pages.ts';
import { isPageKept } from './keep-visited-pages.ts';

/** Under this the page that was loaded anew is remembered, as long as it has not come. */
const KEY = 'loaded-anew';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;

/** Whether the host answers, so that code which did not come is not there any more. */
const isHostThere = () =>
  fetch(WORKER_SCRIPT, { cache: 'no-store', method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads the document of a page that a navigation could not show, once: a deploy has taken its code away (SWK-05), or
 * there is no network and the worker has kept the page (SWK-04).
 */
export function loadAnewWithoutCode(
  router: Router,
  reload: () => void = () => window.location.reload(),
): void {
  const loadAnew = async (path: string) => {
    if (sessionStorage.getItem(KEY) === path) return;
    if (!(await isHostThere()) && !(await isPageKept(path))) return;
    sessionStorage.setItem(KEY, path);
    reload();
  };
  const look = ({ navigation, errors, location: { pathname, search } }: Router['state']) => {
    if (navigation.state !== 'idle') return;
    const isUnreachable = Object.values(errors ?? {}).some((error) => error instanceof NetworkError);
    if (!isUnreachable) sessionStorage.removeItem(KEY);
    else void loadAnew(pathname + search).catch(() => undefined);
  };
  router.subscribe(look);
  // Somebody may have gone on before anybody watched.
  look(router.state);
}
