import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { registerGraphql } from './graphql/graphql-routes.ts';
import { allowOrigins } from './http/allowed-origins.ts';
import { installBearer } from './http/bearer.ts';
import { COMPRESSION } from './http/compression.ts';
import { installXsrf } from './http/xsrf.ts';
import type { Viewer } from './lib/viewer.ts';
import { callLimiter } from './rest/call-limits.ts';
import { registerInvoicePdf } from './rest/invoice-pdf-routes.ts';
import { registerPaymentNotifications } from './rest/payment-notify-routes.ts';
import { restDomains } from './rest/rest-domains.ts';
import { registerRest } from './rest/rest-routes.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request; only for calls. */
    viewer: Viewer;
  }
}

/**
 * Registers the calls: REST, GraphQL and gateways' notifications. Only here are there tokens and XSRF checks.
 */
export async function registerApi(scope: FastifyInstance, services: Services): Promise<void> {
  scope.decorateRequest('viewer');
  await scope.register(compress, COMPRESSION);
  await allowOrigins(scope, services.environment);
  installBearer(scope, services.sessions);
  installXsrf(scope);
  registerRest(scope, restDomains(services), callLimiter(services));
  registerGraphql(scope, services);
  registerPaymentNotifications(scope, services.payments);
  registerInvoicePdf(scope, services);
}
