import type { LayoutName } from './use-layout.ts';

/** What the route table says of a route beside its module. */
export interface RouteHandle {
  /** Source module, so that the host can preload its chunk. */
  module: string;
  /** The frame around the screen; `default` unless it is named, null for none, e.g. around what is printed (GRD-12). */
  layout?: LayoutName | null;
  /** Any text makes a URL of it, so that there is no end of its pages, e.g. of searches. */
  isOpenEnded?: true;
  /** Its query opens something of one person: rendered for each visit, and kept by nobody. */
  isPersonal?: true;
  /** Query keys that change what is rendered; all others are ignored by the page cache. */
  queryKeys?: readonly string[];
  /** Instead of keys: what its query says, of which the host makes one form (`clean-query.server.ts`). */
  query?: 'listing' | 'choices';
}
