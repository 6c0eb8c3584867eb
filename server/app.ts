import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { anonymous } from './domain/viewer.ts';
import type { Viewer } from './domain/viewer.ts';
import { registerGraphql } from './graphql/graphql-routes.ts';
import { installErrorHandler } from './rest/error-handler.ts';
import { restDomains } from './rest/rest-domains.ts';
import { registerRest } from './rest/rest-routes.ts';
import { installSchemaValidation } from './rest/schema-validation.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
  }
}

const BODY_LIMIT_BYTES = 1_048_576;

/** Builds the host without listening, so that tests can `inject`. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: true,
    logger: services.environment.mode === 'test' ? false : { level: 'warn' },
  });
  app.decorateRequest('viewer');
  app.addHook('onRequest', async (request) => {
    request.viewer = anonymous;
  });
  await app.register(cookie);
  installErrorHandler(app);
  installSchemaValidation(app);
  registerRest(app, restDomains(services));
  registerGraphql(app, services);
  return app;
}
