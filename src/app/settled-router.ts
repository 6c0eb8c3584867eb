import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The router as seen by `RouterProvider`: without the states of navigations that still load. No component reads
 * those (no `useNavigation`; the progress bar subscribes to the router itself), and for each one the whole
 * screen being left would be rendered again, before the next one (GEN-24).
 */
export function settledRouter(router: Router): Router {
  const subscribe: Router['subscribe'] = (listener) =>
    router.subscribe((state, change) => {
      if (state.navigation.state === 'idle') listener(state, change);
    });
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}
