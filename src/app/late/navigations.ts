import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;

/** From one page to another. */
interface Navigation {
  /** A path. */
  from: string;
  /** A path with its query and the part of the page. */
  to: string;
}

/** Calls back as soon as somebody goes to another page of the shop; other queries of a page are the same page. */
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
