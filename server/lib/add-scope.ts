import type { FastifyInstance } from 'fastify';

/**
 * Registers a scope under a name, for Fastify's messages about a start that fails or hangs. For a function
 * without a name it looks through every loaded module.
 */
export function addScope(
  app: FastifyInstance,
  name: string,
  register: (scope: FastifyInstance) => Promise<void>,
): PromiseLike<unknown> {
  const named = (scope: FastifyInstance) => register(scope);
  return app.register(Object.assign(named, { [Symbol.for('fastify.display-name')]: name }));
}
