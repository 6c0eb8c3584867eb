import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';

/** How long (s) a browser may cache the response to a preflight request. */
const PREFLIGHT_MAX_AGE_S = 600;

/**
 * Lets pages of the sites in `ALLOWED_ORIGINS` call this host, e.g. prerendered ones (PRE-01): without
 * cookies, so that a login is its bearer token and a cart its session key. None by default.
 */
export async function allowOrigins(
  scope: FastifyInstance,
  { allowedOrigins }: Pick<Environment, 'allowedOrigins'>,
): Promise<void> {
  if (allowedOrigins.length === 0) return;
  await scope.register(cors, {
    origin: allowedOrigins,
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'accept', 'accept-language'],
    exposedHeaders: ['retry-after'],
    credentials: false,
    maxAge: PREFLIGHT_MAX_AGE_S,
  });
}
