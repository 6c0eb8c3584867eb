import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Has the routes of a scope take the plain forms of browsers, which `formOf` reads.
 * @param as makes the body of the form instead
 */
export function acceptForms(
  scope: FastifyInstance,
  { maxBytes, as = (form) => form }: { maxBytes: number; as?: (form: URLSearchParams) => unknown },
): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, as(new URLSearchParams(String(body)))),
  );
}

/** The fields of a posted form; none where something else was sent. */
export const formOf = ({ body }: Pick<FastifyRequest, 'body'>): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
