import { arrived } from '../graphql/arrived-code.ts';

/** The `lazy` of a route: loads its screen's module. */
export const screenCode =
  <Module>(load: () => Promise<Module>) =>
  () =>
    arrived(load());
