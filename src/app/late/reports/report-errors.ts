import { NetworkError } from '../../../graphql/network-error.ts';
import { toldPath } from '../../../rules/offline-pages.ts';
import type { ErrorSink } from './error-sink.ts';
import { openHostSink } from './host-sink.ts';

/** Of one document no more than so many are told. */
const MAX_REPORTS = 10;

/** What the host's inline script has kept of the time before (`server/http/script-start.ts`). */
type Thrown = Window & { thrown?: Event[] | { push: (event: Event) => void } };

function thrownBy(event: Event): unknown {
  if (event instanceof ErrorEvent) return event.error ?? event.message;
  return 'reason' in event ? event.reason : null;
}

/** Whether it tells of a fault of the shop: no lost network, nothing that was called off, nothing of an extension. */
function isFault(thrown: unknown): boolean {
  if (thrown instanceof NetworkError || thrown === null || thrown === undefined) return false;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return false;
  const text = thrown instanceof Error ? `${thrown.message} ${thrown.stack}` : String(thrown);
  return !/^Script error|ResizeObserver loop|(chrome|moz|safari-web)-extension:/.test(text);
}

/** The sink that the page names: a service of the owner's, or the host itself. */
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

/**
 * Tells of what is thrown and not caught, and of promises that are rejected and not asked, from the start of the document
 * on: each once (HTP-07).
 */
export async function reportErrors(): Promise<void> {
  const page = window as Thrown;
  const before = page.thrown;
  if (before && !Array.isArray(before)) return;
  const told = new Set<string>();
  const waiting: Event[] = [];
  let take = (event: Event): void => void waiting.push(event);
  // The host's listeners go on pushing: what they push is taken here.
  page.thrown = { push: (event: Event) => take(event) };
  const send = await openSink();
  take = (event) => {
    const thrown = thrownBy(event);
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const key = `${error.message} ${error.stack?.split('\n')[1]}`;
    if (!isFault(thrown) || told.has(key) || told.size >= MAX_REPORTS) return;
    told.add(key);
    send({ error, path: toldPath(location.pathname) });
  };
  [...(before ?? []), ...waiting].forEach(take);
}
