import { cookiesFor, withXsrfHeader } from '../../../graphql/links/xsrf-cookie.ts';
import { readEmbeddedState } from '../../../lib/embedded-state.ts';
import { redactedText } from '../../../rules/redacted-text.ts';
import type { ErrorSink } from './error-sink.ts';

/** `errorReport` of the contract. */
const PATH = '/api/v1/errors';
const MAX_MESSAGE_LENGTH = 500;
const MAX_STACK_LENGTH = 4_000;

/** Sends errors to the host, which keeps them 30 days (A79). Without Apollo, which may be at fault. */
export function openHostSink(): ErrorSink {
  const base = readEmbeddedState(document).apiBase ?? '';
  const send = withXsrfHeader(
    (input, init) => fetch(input, init),
    () => cookiesFor(base),
  );
  return ({ error, path: url }) => {
    const message = redactedText(`${error.name}: ${error.message}`, MAX_MESSAGE_LENGTH);
    const stack = redactedText(error.stack ?? '', MAX_STACK_LENGTH);
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
