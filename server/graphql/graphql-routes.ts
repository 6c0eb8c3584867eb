import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { useDisableIntrospection } from '@graphql-yoga/plugin-disable-introspection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSchema, createYoga } from 'graphql-yoga';
import { batchRule } from '../generated/contract-rules.ts';
import type { Services } from '../services.ts';
import { withArgumentChecks } from './argument-checks.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { asInvalid, maxTokens, refuseBrokenJson } from './query-guards.ts';
import { resolvers } from './resolvers.ts';

interface ServerContext {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Serves `schema.graphql` at `/graphql`, batched, within limits; introspection in development only (APC-20). */
export function registerGraphql(app: FastifyInstance, services: Services): void {
  const typeDefs = readFileSync(join(import.meta.dirname, '..', '..', 'schema.graphql'), 'utf8');
  const yoga = createYoga<ServerContext, GraphqlContext>({
    schema: createSchema<ServerContext & GraphqlContext>({
      typeDefs,
      resolvers: withArgumentChecks(resolvers),
    }),
    context: ({ request }: ServerContext) => ({ viewer: request.viewer, services }),
    batching: { limit: batchRule.maxItems },
    graphiql: services.environment.mode === 'development',
    landingPage: false,
    logging: false,
    maskedErrors: true,
    // No cookie is read here, and still no other site's scripts shall read what we answer.
    cors: false,
    plugins: [
      maxTokens(),
      refuseBrokenJson(),
      maxDepthPlugin({ n: 15, ...asInvalid }),
      maxAliasesPlugin({ n: 15, ...asInvalid }),
      costLimitPlugin({ maxCost: 20_000, ...asInvalid }),
      ...(services.environment.mode === 'development' ? [] : [useDisableIntrospection()]),
    ],
  });
  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', {}, (_request, _payload, done) => done(null));
    scope.route({
      url: '/graphql',
      method: ['GET', 'POST', 'OPTIONS'],
      async handler(request, reply) {
        const response = await yoga.handleNodeRequestAndResponse(request, reply, { request, reply });
        // As text, because the compression hook does not know a `Response`.
        return reply
          .code(response.status)
          .headers(Object.fromEntries(response.headers))
          .send(await response.text());
      },
    });
  });
}
