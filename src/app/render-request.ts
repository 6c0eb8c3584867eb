import type { Cart, RefusalAnswer } from '../graphql/generated/types.ts';
import type { RefusedForm } from '../graphql/route-context.ts';
import type { Locale } from '../i18n/locales.ts';

/** What the host says of the page that it wants. */
export interface RenderRequest {
  /** Absolute URL, its query as `cleanUrl` gives it. */
  url: string;
  locale: Locale;
  /** Languages that are shown before they are translated. */
  previewed: readonly string[];
  /** The instant at which this page is rendered; block clocks start from it. */
  now: string;
  /** Reaches the host of `apiBase`, or the own one without HTTP. */
  fetch: typeof globalThis.fetch;
  /** The visitor's own cart; null on a page for everybody. */
  cart: Cart | null;
  /** A form of the visitor's that was not taken; null on a page that was asked for. */
  refused: (Pick<RefusedForm, 'values'> & { status: number; answer: RefusalAnswer }) | null;
  /** Another host for the calls; null: the one that renders. */
  apiBase: string | null;
  /** The page is for a copy of the shop without a host, which says so where it should search or sell. */
  isStaticCopy?: boolean;
  /** Calls to another host start 500 ms apart (HTP-06): many pages are rendered, and nobody waits for them. */
  isPrerender?: boolean;
  /** Takes what a loader or a component threw that is no answer to the visitor. */
  report: (error: unknown) => void;
}
