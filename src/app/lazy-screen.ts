import { withNetworkError } from '../graphql/code-loading.ts';

/** The `lazy` of a route: loads its screen's module. */
export const lazyScreen =
  <Module>(load: () => Promise<Module>) =>
  () =>
    withNetworkError(load());
