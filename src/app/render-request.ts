import type { Cart, RefusalResponse } from '../graphql/generated/types.ts';
import type { RefusedForm } from '../graphql/route-context.ts';
import type { Locale } from '../i18n/locales.ts';

/** What the host asks the renderer for. */
export interface RenderRequest {
  /** Absolute URL, its query canonical as from `cleanUrl`. */
  url: string;
  locale: Locale;
  /** Languages shown before they are translated. */
  previewed: readonly string[];
  /** Instant of the render; block clocks start from it. */
  now: string;
  /** Reaches the host of `apiBase`, or this host without HTTP. */
  fetch: typeof globalThis.fetch;
  /** The visitor's cart; `null` on a page for everybody. */
  cart: Cart | null;
  /** The visitor's form that was refused; `null` for an ordinary page request. */
  refused: (Pick<RefusedForm, 'values'> & { status: number; body: RefusalResponse }) | null;
  /** Base URL of another API host; `null` for the rendering host. */
  apiBase: string | null;
  /** For a static copy without a host, which says so where it would search or sell. */
  isStaticCopy?: boolean;
  /** Starts calls to another host 500 ms apart (HTP-06): many pages are rendered, and no visitor waits. */
  isPrerender?: boolean;
  /** Receives errors of loaders and components that are no response to the visitor. */
  report: (error: unknown) => void;
}
