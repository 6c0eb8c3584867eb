import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';

/** How long a browser may go by what it was told of a call, s. */
const KNOWN_FOR_S = 600;

/**
 * Lets pages of the sites in `ALLOWED_ORIGINS` call this host, e.g. prerendered ones (PRE-01): without cookies, so a
 * login is its bearer token and a cart its session key. By default nobody's.
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
    maxAge: KNOWN_FOR_S,
  });
}
