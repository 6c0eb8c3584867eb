import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Lets the routes of a scope accept URL-encoded forms, which `formOf` reads.
 * @param as converts the form into another body
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

/** Returns the fields of a posted form, none if something else was sent. */
export const formOf = ({ body }: Pick<FastifyRequest, 'body'>): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
