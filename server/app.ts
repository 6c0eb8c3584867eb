import accepts from '@fastify/accepts';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerApi } from './api-scope.ts';
import { registerAssets } from './assets-scope.ts';
import { addScope } from './lib/add-scope.ts';
import { installCookies } from './http/cookies.ts';
import { installErrorHandler } from './http/error-handler.ts';
import { loggedError, loggedRequest } from './http/log-redaction.ts';
import { installSecurityHeaders } from './http/security-headers.ts';
import { installSchemaValidation } from './http/schema-validation.ts';
import { requireSingleHost } from './http/single-host.ts';
import { installReadersLanguage } from './http/readers-language.ts';
import { rememberDuring } from './lib/request-memory.ts';
import { rejectUndecodablePath } from './http/undecodable-paths.ts';
import { registerDocuments } from './pages-scope.ts';
import type { Storefront } from './rendering/storefront.ts';
import type { Services } from './services.ts';
import { installFaults } from './test-api/faults.ts';
import { registerTestApi } from './test-api/test-api-routes.ts';

const BODY_LIMIT_BYTES = 1_048_576;
/** How long (ms) a request may take to arrive: 10 MB on a slow phone. */
const REQUEST_TIMEOUT_MS = 300_000;
/** How long (ms) a connection may be idle; otherwise an unread response would stay in memory forever. */
const IDLE_TIMEOUT_MS = 60_000;

const limits = {
  bodyLimit: BODY_LIMIT_BYTES,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionTimeout: IDLE_TIMEOUT_MS,
};

export interface AppOptions {
  /** Folder of the built storefront (or its sources in development); null serves only the API. */
  storefrontRoot: string | null;
  /** Renders the pages instead of the build in that folder. */
  storefront?: Storefront;
}

interface Worker {
  start(report: (error: unknown) => void): void;
  stop(): Promise<void>;
}

/** Starts workers with the app, and ends them before it has closed, as its database may then be closed. */
function runWorkers(app: FastifyInstance, workers: Worker[]): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'background work failed');
  app.addHook('onReady', async () => workers.forEach((worker) => worker.start(report)));
  app.addHook('onClose', async () => void (await Promise.all(workers.map((worker) => worker.stop()))));
}

/**
 * Builds the host without listening, so that tests can `inject`: three scopes, each with only its own hooks,
 * and what all of them need.
 */
export async function buildApp(
  services: Services,
  options: AppOptions = { storefrontRoot: null },
): Promise<FastifyInstance> {
  const app = Fastify({
    ...limits,
    trustProxy: ['loopback', ...services.environment.trustedProxies],
    frameworkErrors: rejectUndecodablePath,
    logger:
      services.environment.mode === 'test'
        ? false
        : { level: 'warn', serializers: { req: loggedRequest, err: loggedError } },
  });
  requireSingleHost(app);
  await installCookies(app, services.environment.publicUrl);
  await app.register(accepts);
  installSecurityHeaders(app, services.environment);
  installErrorHandler(app);
  installSchemaValidation(app);
  app.addHook('onError', async (request, _reply, error) => {
    if ((error.statusCode ?? 500) >= 500 && !error.validation)
      await services.errorLog.noteThrown(error, request.url);
  });
  app.addHook('preHandler', (_request, _reply, done) => rememberDuring(done));
  installReadersLanguage(app, services);
  app.addHook('onClose', async () => {
    await services.renditions.close();
    await services.processes.close();
  });
  runWorkers(app, [services.mailer, services.jobs, services.shown]);
  if (services.testing) {
    installFaults(app, services.testing.faults);
    registerTestApi(app, services, services.testing);
  }
  await addScope(app, 'calls', (scope) => registerApi(scope, services));
  await addScope(app, 'assets', (scope) => registerAssets(scope, services, options.storefrontRoot));
  await addScope(app, 'documents', (scope) => registerDocuments(scope, services, options));
  return app;
}
