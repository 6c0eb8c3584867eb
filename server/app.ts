import { join, sep } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import staticFiles from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from './lib/viewer.ts';
import { registerGraphql } from './graphql/graphql-routes.ts';
import { registerImageRoutes } from './images/image-routes.ts';
import { registerMailbox } from './mail/mailbox-routes.ts';
import { registerSandboxPayment } from './payments/sandbox/sandbox-routes.ts';
import { registerBackOffice } from './rendering/back-office-routes.ts';
import { installPageRules } from './rendering/page-rules.ts';
import { registerPages } from './rendering/page-routes.ts';
import { registerRawCode } from './rendering/raw-code-routes.ts';
import { installSecurityHeaders, withoutDocumentHeaders } from './http/security-headers.ts';
import { openBuiltStorefront } from './rendering/storefront.ts';
import { answerUndecodable } from './http/undecodable-paths.ts';
import { installBearer } from './http/bearer.ts';
import { installErrorHandler } from './http/error-handler.ts';
import { loggedRequest } from './http/log-redaction.ts';
import { registerPaymentNotifications } from './rest/payment-notify-routes.ts';
import { restDomains } from './rest/rest-domains.ts';
import { registerRest } from './rest/rest-routes.ts';
import { installSchemaValidation } from './http/schema-validation.ts';
import { registerVideoRoutes } from './http/video-routes.ts';
import { installXsrf } from './http/xsrf.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
  }
}

const BODY_LIMIT_BYTES = 1_048_576;
/** A picture is not a page: nothing in it may run or load. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export interface AppOptions {
  /** Folder with the built storefront (or its sources in development); null serves the API alone. */
  storefrontRoot: string | null;
}

async function registerStorefront(app: FastifyInstance, services: Services, root: string): Promise<void> {
  const development = services.environment.mode === 'development';
  const folder = development ? 'public' : join('dist', 'client');
  await app.register(staticFiles, {
    root: join(root, folder),
    wildcard: false,
    index: false,
    preCompressed: !development,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${sep}static${sep}`);
      if (hashed) withoutDocumentHeaders(reply.raw);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      if (path.endsWith('.svg')) reply.header('content-security-policy', PICTURE_POLICY);
    },
  });
  const storefront = development
    ? await (await import('./rendering/development-storefront.ts')).openDevelopmentStorefront(app, root)
    : await openBuiltStorefront(root);
  registerPages(app, services, storefront);
}

interface Worker {
  start(report: (error: unknown) => void): void;
  stop(): Promise<void>;
}

/** Workers start with the app, and end before it has closed and its database may go. */
function runBeside(app: FastifyInstance, workers: Worker[]): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'background work failed');
  app.addHook('onReady', async () => workers.forEach((worker) => worker.start(report)));
  app.addHook('onClose', async () => void (await Promise.all(workers.map((worker) => worker.stop()))));
}

/** Builds the host without listening, so that tests can `inject`. */
export async function buildApp(
  services: Services,
  options: AppOptions = { storefrontRoot: null },
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: 'loopback',
    frameworkErrors: answerUndecodable,
    logger:
      services.environment.mode === 'test' ? false : { level: 'warn', serializers: { req: loggedRequest } },
  });
  app.decorateRequest('viewer');
  await app.register(cookie);
  await app.register(compress, { threshold: 1024 });
  installSecurityHeaders(app, services.environment);
  installBearer(app, services.accessTokens);
  installXsrf(app, services.environment.publicUrl);
  installPageRules(app, services);
  installErrorHandler(app);
  installSchemaValidation(app);
  registerRest(app, restDomains(services));
  registerGraphql(app, services);
  registerImageRoutes(app, services.pictures);
  app.addHook('onClose', () => services.pictures.close());
  registerVideoRoutes(app, services.database, services.environment.dataDir);
  registerRawCode(app, services);
  registerBackOffice(app, services.environment);
  registerMailbox(app, services.environment);
  registerPaymentNotifications(app, services.payments);
  registerSandboxPayment(app, services.sandbox);
  runBeside(app, [services.mailer, services.housekeeping, services.sweeper]);
  if (options.storefrontRoot !== null) await registerStorefront(app, services, options.storefrontRoot);
  return app;
}
