import type { FastifyInstance } from 'fastify';
import { refusalText } from '../lib/refusal-text.ts';
import { sendRefusal } from './refusal.ts';

/** Counts a header in a request; `raw` alternates names and values. */
const times = (raw: readonly string[], name: string): number =>
  raw.filter((text, at) => at % 2 === 0 && text.length === name.length && text.toLowerCase() === name).length;

/**
 * Refuses a request with two `Host` headers (RFC 9112, section 3.2): Node uses the first, and a proxy before
 * it may have used the other.
 */
export function requireSingleHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (times(request.raw.rawHeaders, 'host') > 1)
      sendRefusal(reply, { status: 400, ...refusalText('BAD_REQUEST') });
    else done();
  });
}
