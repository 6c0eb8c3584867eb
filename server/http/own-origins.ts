import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import { isLoopback } from '../../src/rules/loopback.ts';

/**
 * Returns the origins of the shop's own pages: its public URL and, if that is on this machine, also the local
 * address this request was sent to, which differs e.g. for `localhost` instead of `127.0.0.1`. Any other `Host`
 * is ignored, as any client can forge it.
 */
export function ownOrigins(environment: Pick<Environment, 'publicUrl'>, request: FastifyRequest): string[] {
  const ours = new URL(environment.publicUrl);
  const asked = URL.parse(`${request.protocol}://${request.headers.host}`);
  const isHere = asked !== null && isLoopback(asked.hostname) && isLoopback(ours.hostname);
  return isHere ? [ours.origin, asked.origin] : [ours.origin];
}
