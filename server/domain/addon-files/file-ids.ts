import type { CanonicalAddon } from '../products/addon-rules.ts';

/** Returns the ids of the files among add-on values. */
export const fileIdsOf = (addons: readonly CanonicalAddon[]): string[] =>
  addons.flatMap((addon) => (addon.isFile === true ? addon.values : []));
