import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';

/**
 * Returns the origins of the shop's own pages: its public URL, and that of this request, which differs when
 * `localhost` is opened instead of `127.0.0.1`. Uses `Host` only: anyone can send an `X-Forwarded-Host`, and
 * a proxy that does not set one passes it on.
 */
export function ownOrigins(environment: Pick<Environment, 'publicUrl'>, request: FastifyRequest): string[] {
  return [new URL(environment.publicUrl).origin, `${request.protocol}://${request.headers.host}`];
}
