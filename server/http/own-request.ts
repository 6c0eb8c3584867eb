import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import { ownOrigins } from './own-origins.ts';

/**
 * Whether a page of the shop sent this form, by `Sec-Fetch-Site` or, in older browsers, `Origin`. Without
 * either it counts as foreign.
 */
export function isOwnRequest(environment: Pick<Environment, 'publicUrl'>, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && ownOrigins(environment, request).includes(origin);
}
