import { NetworkError } from '../../../graphql/network-error.ts';
import { reportablePath } from '../../../rules/offline-pages.ts';
import type { ErrorSink } from './error-sink.ts';
import { openHostSink } from './host-sink.ts';

/** Maximum number of errors reported per document. */
const MAX_REPORTS = 10;

/** Events that the host's inline script has collected so far (`server/http/script-start.ts`). */
type Thrown = Window & { thrown?: Event[] | { push: (event: Event) => void } };

function thrownBy(event: Event): unknown {
  if (event instanceof ErrorEvent) return event.error ?? event.message;
  return 'reason' in event ? event.reason : null;
}

/** Whether this is a fault of the shop, not a lost network, an aborted request or a browser extension. */
function isFault(thrown: unknown): boolean {
  if (thrown instanceof NetworkError || thrown === null || thrown === undefined) return false;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return false;
  const text = thrown instanceof Error ? `${thrown.message} ${thrown.stack}` : String(thrown);
  return !/^Script error|ResizeObserver loop|(chrome|moz|safari-web)-extension:/.test(text);
}

/** The sink that the page names: the owner's service, or the host itself. */
async function openSink(): Promise<ErrorSink> {
  const dsn = document.querySelector<HTMLMetaElement>('meta[name=error-dsn]')?.content;
  if (!dsn) return openHostSink();
  try {
    const { openDsnSink } = await import('./dsn-sink.ts');
    return openDsnSink(dsn);
  } catch {
    return openHostSink();
  }
}

/** Reports uncaught errors and unhandled rejections since the start of the document, each once (HTP-07). */
export async function reportErrors(): Promise<void> {
  const page = window as Thrown;
  const before = page.thrown;
  if (before && !Array.isArray(before)) return;
  const reported = new Set<string>();
  const waiting: Event[] = [];
  let take = (event: Event): void => void waiting.push(event);
  // The host's listeners keep pushing; this receives what they push.
  page.thrown = { push: (event: Event) => take(event) };
  const send = await openSink();
  take = (event) => {
    const thrown = thrownBy(event);
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const key = `${error.message} ${error.stack?.split('\n')[1]}`;
    if (!isFault(thrown) || reported.has(key) || reported.size >= MAX_REPORTS) return;
    reported.add(key);
    send({ error, path: reportablePath(location.pathname) });
  };
  [...(before ?? []), ...waiting].forEach(take);
}
