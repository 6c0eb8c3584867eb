import { readFileSync } from 'node:fs';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { useDisableIntrospection } from '@graphql-yoga/plugin-disable-introspection';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createSchema, createYoga } from 'graphql-yoga';
import { batchRule } from '../generated/contract-rules.ts';
import type { Services } from '../services.ts';
import { withArgumentChecks } from './argument-checks.ts';
import { documentCaches } from './document-caches.ts';
import { executionLimits } from './execution-limits.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { cacheableResponse, GraphqlResponseCache, sendResponse } from './graphql-response-cache.ts';
import { DOCUMENT_ID, persistedDocumentsPlugin } from './persisted-documents.ts';
import { maxCost } from './query-cost.ts';
import { asInvalid, maxLength, noRelatedsOfRelateds, refuseBrokenJson } from './query-guards.ts';
import { resolvers } from './resolvers.ts';
import { maskAndReport } from './thrown-errors.ts';
import { inProject } from '../lib/project-folder.ts';

const PATH = '/graphql';
const MAX_DEPTH = 15;
const MAX_ALIASES = 15;
/** Maximum size of a request, enough for the largest allowed batch of queries. */
const BODY_LIMIT_BYTES = 200_000;

/** The same for every app of a process. */
const schema = createSchema<GraphqlContext>({
  typeDefs: readFileSync(inProject('schema.graphql'), 'utf8'),
  resolvers: withArgumentChecks(resolvers),
});

/** @param report called with errors that resolvers throw, which clients never see */
function yogaOf({ environment }: Services, report: (thrown: unknown) => void) {
  const { plugin: persistedDocuments, isPersisted } = persistedDocumentsPlugin();
  const isDevelopment = environment.mode === 'development';
  return createYoga<GraphqlContext>({
    schema,
    batching: { limit: batchRule.maxItems },
    multipart: false,
    maxRequestBodySize: BODY_LIMIT_BYTES,
    graphiql: isDevelopment,
    landingPage: false,
    logging: false,
    maskedErrors: { maskError: maskAndReport(report) },
    // No cookie is read here, but scripts of other sites must still not read our responses.
    cors: false,
    extraParamNames: [DOCUMENT_ID],
    parserAndValidationCache: documentCaches(),
    plugins: [
      persistedDocuments,
      maxLength(),
      refuseBrokenJson(),
      maxDepthPlugin({ n: MAX_DEPTH, ...asInvalid }),
      maxAliasesPlugin({ n: MAX_ALIASES, ...asInvalid }),
      noRelatedsOfRelateds(),
      maxCost(schema, isPersisted),
      executionLimits(isPersisted),
      ...(isDevelopment ? [] : [useDisableIntrospection()]),
    ],
  });
}

/**
 * Serves `schema.graphql` at `/graphql`, with batching, within limits; introspection in development only
 * (APC-20).
 */
export function registerGraphql(app: FastifyInstance, services: Services): void {
  const yoga = yogaOf(services, (thrown) => {
    app.log.error({ err: thrown }, 'a query failed');
    void services.errorLog.noteThrown(thrown, PATH);
  });
  const cache = new GraphqlResponseCache(services);
  app.route({
    url: PATH,
    method: ['GET', 'POST', 'OPTIONS'],
    bodyLimit: BODY_LIMIT_BYTES,
    async handler(request, reply) {
      const cacheKey = cache.keyOf(request);
      const cached = cacheKey && cache.find(cacheKey);
      if (cached) return sendResponse(request, reply, cached);
      const response = await yoga.handleNodeRequestAndResponse(request, reply, {
        viewer: request.viewer,
        services,
      });
      // As text, because the compression hook does not support a `Response`.
      const body = await response.text();
      if (response.status === 200 && isPostOrPersistedQuery(request)) {
        const cacheable = cacheableResponse(request, response, body);
        if (cacheKey) void cache.store(cacheKey, cacheable);
        return sendResponse(request, reply, cacheable);
      }
      return reply.code(response.status).headers(Object.fromEntries(response.headers)).send(body);
    },
  });
}

const isPostOrPersistedQuery = ({ method, query }: FastifyRequest) =>
  method === 'POST' || DOCUMENT_ID in Object(query);
