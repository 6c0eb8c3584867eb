import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;

/** A navigation from one page to another. */
interface Navigation {
  /** Path only. */
  from: string;
  /** Path with query and hash. */
  to: string;
}

/** Calls back as soon as a navigation to another path starts; a change of query alone does not count. */
export function watchNavigations(router: Router, onStart: (navigation: Navigation) => void): void {
  let at = router.state.location;
  router.subscribe(({ navigation, location }) => {
    const next = navigation.location ?? location;
    const before = at;
    at = next;
    if (next.pathname !== before.pathname)
      onStart({ from: before.pathname, to: next.pathname + next.search + next.hash });
  });
}
