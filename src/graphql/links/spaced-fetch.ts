import { NetworkError } from '../network-error.ts';
import { createStartQueue } from './start-queue.ts';
import type { StartInTurn } from './start-queue.ts';

/** What a request says about the connection: `ok` if the host responded, else `failed` (TOK-16, A78). */
export type RequestResult = 'ok' | 'failed';

/** Interval (ms) between request starts in a browser (HTP-06). */
export const BROWSER_SPACING_MS = 50;
/** The same, in ms, for prerendering against a remote host. */
export const PRERENDER_SPACING_MS = 500;

const TIMEOUT_MS = 50_000;
const NOT_IMPLEMENTED = 501;

interface SpacedFetchOptions {
  fetch: typeof fetch;
  /** Interval (ms) between starts, 0 for none, or a queue shared with other requests. */
  spacing: number | StartInTurn;
  /** Time limit (ms) of a request from its start, including its body (HTP-05). */
  timeoutMs?: number;
  onRequestResult: (result: RequestResult) => void;
}

/**
 * The single `fetch` below both ends of the link chain: spaced, with a time limit, queued by `priority`.
 * Reads bodies completely, so that a connection lost midway counts too. Cookies go to our own origin only:
 * those of another host could not be confirmed by its XSRF cookie, which only its own pages can read.
 * @throws NetworkError when no response came; the caller's own abort is passed through
 */
export function createSpacedFetch(options: SpacedFetchOptions): typeof fetch {
  const { fetch: send, spacing, timeoutMs = TIMEOUT_MS, onRequestResult } = options;
  const startInTurn = typeof spacing === 'number' ? createStartQueue(spacing) : spacing;
  const respond = async (input: Parameters<typeof fetch>[0], init: RequestInit) => {
    const timeLimit = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeLimit]) : timeLimit;
    try {
      const response = await withWholeBody(
        await send(input, { ...init, credentials: 'same-origin', signal }),
      );
      onRequestResult(saysUnreachable(response.status) ? 'failed' : 'ok');
      return response;
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      onRequestResult('failed');
      throw new NetworkError('The shop could not be reached', { cause, timedOut: timeLimit.aborted });
    }
  };
  return (input, init = {}) =>
    startInTurn(() => respond(input, init), {
      priority: init.priority,
      signal: init.signal,
      keepalive: init.keepalive,
    });
}

async function withWholeBody(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/** A 5xx counts as no response (A03), except the one with which a healthy host says that it lacks a feature. */
export function saysUnreachable(status: number): boolean {
  return status >= 500 && status !== NOT_IMPLEMENTED;
}
