import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';

/**
 * Where the shop's own pages are: at its public URL, and where this very request was sent to, which differs when
 * somebody opens `localhost` instead of `127.0.0.1`. By its `Host` alone: anybody may write an `X-Forwarded-Host`, and a
 * proxy that does not set one passes it on.
 */
export function ownOrigins(environment: Pick<Environment, 'publicUrl'>, request: FastifyRequest): string[] {
  return [new URL(environment.publicUrl).origin, `${request.protocol}://${request.headers.host}`];
}
