import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { useDisableIntrospection } from '@graphql-yoga/plugin-disable-introspection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSchema, createYoga } from 'graphql-yoga';
import { batchRule } from '../generated/contract-rules.ts';
import type { Services } from '../services.ts';
import { withArgumentChecks } from './argument-checks.ts';
import { executionLimits } from './execution-limits.ts';
import { entityTag, isCurrent } from '../http/entity-tag.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { DOCUMENT_ID, knownDocuments } from './known-documents.ts';
import { maxCost } from './query-cost.ts';
import { asInvalid, maxLength, noRelatedsOfRelateds, refuseBrokenJson } from './query-guards.ts';
import { resolvers } from './resolvers.ts';

const MAX_DEPTH = 15;
const MAX_ALIASES = 15;
/** Of a request with as many queries as a batch may have, and what goes with them. */
const BODY_LIMIT_BYTES = 200_000;

function yogaOf({ environment }: Services) {
  const typeDefs = readFileSync(join(import.meta.dirname, '..', '..', 'schema.graphql'), 'utf8');
  const schema = createSchema<GraphqlContext>({ typeDefs, resolvers: withArgumentChecks(resolvers) });
  const { plugin: known, isKnown } = knownDocuments();
  const isDevelopment = environment.mode === 'development';
  return createYoga<GraphqlContext>({
    schema,
    batching: { limit: batchRule.maxItems },
    graphiql: isDevelopment,
    landingPage: false,
    logging: false,
    maskedErrors: true,
    // No cookie is read here, and still no other site's scripts shall read what we answer.
    cors: false,
    extraParamNames: [DOCUMENT_ID],
    plugins: [
      known,
      maxLength(),
      refuseBrokenJson(),
      maxDepthPlugin({ n: MAX_DEPTH, ...asInvalid }),
      maxAliasesPlugin({ n: MAX_ALIASES, ...asInvalid }),
      noRelatedsOfRelateds(),
      maxCost(schema, isKnown),
      executionLimits(isKnown),
      ...(isDevelopment ? [] : [useDisableIntrospection()]),
    ],
  });
}

/** Serves `schema.graphql` at `/graphql`, batched, within limits; introspection in development only (APC-20). */
export function registerGraphql(app: FastifyInstance, services: Services): void {
  const yoga = yogaOf(services);
  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', {}, (_request, _payload, done) => done(null));
    scope.route({
      url: '/graphql',
      method: ['GET', 'POST', 'OPTIONS'],
      bodyLimit: BODY_LIMIT_BYTES,
      async handler(request, reply) {
        const response = await yoga.handleNodeRequestAndResponse(request, reply, {
          viewer: request.viewer,
          services,
        });
        // As text, because the compression hook does not know a `Response`.
        const body = await response.text();
        reply.code(response.status).headers(Object.fromEntries(response.headers));
        return isCacheable(request, response) ? sendTagged(request, reply, body) : reply.send(body);
      },
    });
  });
}

/** What a known document is answered with is everybody's; it is asked for again each time, by its tag. */
const isCacheable = (request: FastifyRequest, { status }: Response) =>
  request.method === 'GET' && status === 200 && DOCUMENT_ID in Object(request.query);

function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const etag = entityTag(body);
  reply.headers({ etag, vary: 'Accept', 'cache-control': 'public, no-cache' });
  return isCurrent(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}
