import { arrived } from '../graphql/arrived-code.ts';

/** The `lazy` of a route: loads the module of its screen. */
export const screenCode =
  <Module>(load: () => Promise<Module>) =>
  () =>
    arrived(load());
