import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import { isLoopback } from '../../src/rules/loopback.ts';

/**
 * Where the shop's own pages are: at its public URL. Where that is on this machine, then also where this very request was
 * sent to, if that is this machine, too: it differs when somebody opens `localhost` instead of `127.0.0.1`. Any other
 * `Host` is what a stranger has written.
 */
export function ownOrigins(environment: Pick<Environment, 'publicUrl'>, request: FastifyRequest): string[] {
  const ours = new URL(environment.publicUrl);
  const asked = URL.parse(`${request.protocol}://${request.headers.host}`);
  const isHere = asked !== null && isLoopback(asked.hostname) && isLoopback(ours.hostname);
  return isHere ? [ours.origin, asked.origin] : [ours.origin];
}
