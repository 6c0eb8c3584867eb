import { cookiesFor, withXsrfHeader } from '../../../graphql/links/xsrf-cookie.ts';
import { readEmbeddedState } from '../../../lib/embedded-state.ts';
import { ERROR_LENGTHS, redactedText } from '../../../rules/redacted-text.ts';
import type { ErrorSink } from './error-sink.ts';

/** `errorReport` of the contract. */
const PATH = '/api/v1/errors';

/** Sends errors to the host, which keeps them 30 days (A79). Without Apollo, which may be at fault. */
export function openHostSink(): ErrorSink {
  const base = readEmbeddedState(document).apiBase ?? '';
  const send = withXsrfHeader(
    (input, init) => fetch(input, init),
    () => cookiesFor(base),
  );
  return ({ error, path: url }) => {
    const message = redactedText(`${error.name}: ${error.message}`, ERROR_LENGTHS.message);
    const stack = redactedText(error.stack ?? '', ERROR_LENGTHS.stack);
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, stack, url }),
      keepalive: true,
    };
    // A failed report cannot be reported either.
    send(base + PATH, init).catch(() => undefined);
  };
}
