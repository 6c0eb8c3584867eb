import type { LayoutName } from './use-layout.ts';

/** Metadata of a route beside its module. */
export interface RouteHandle {
  /** Source module, so that the host can preload its chunk. */
  module: string;
  /** Frame around the screen: `default` when omitted, `null` for none, e.g. for printed pages (GRD-12). */
  layout?: LayoutName | null;
  /** Its URL accepts any text, so the number of its pages is unlimited, e.g. of searches. */
  isOpenEnded?: true;
  /** Its query opens personal data: rendered on each visit and never cached. */
  isPersonal?: true;
  /** Query keys that change what is rendered; all others are ignored by the page cache. */
  queryKeys?: readonly string[];
  /** Instead of keys: the kind of query, which the host normalises (`clean-query.server.ts`). */
  query?: 'listing' | 'choices';
}
