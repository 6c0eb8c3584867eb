import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { refusalText } from '../lib/refusal-text.ts';
import type { RefusalText } from '../lib/refusal-text.ts';
import { isHostPath } from '../lib/reserved-paths.ts';
import { sendErrorPage } from './error-page.ts';
import { refusalAsWire, sendRefusal } from './refusal.ts';
import { validationProblems } from './validation-problems.ts';
import type { SchemaError } from './validation-problems.ts';

/** Whether a browser navigates to a document, rather than calling an API path. */
const isForBrowser = (request: FastifyRequest) =>
  !isHostPath(request.url) && request.types(['json', 'html']) === 'html';

/** How long (s) to wait before retrying when the host is busy. */
const BUSY_SECONDS = 10;

/** Returns the text for a client error raised by Fastify before any of our code ran, by status. */
function clientText(status: number): RefusalText {
  if (status === 404) return refusalText('NOT_FOUND');
  if (status === 413) return refusalText('REQUEST_TOO_LARGE');
  if (status === 429) return refusalText('BUSY');
  return refusalText(status === 415 ? 'MEDIA_TYPE_REFUSED' : 'REQUEST_INVALID');
}

/**
 * Sends every error as the contract's `RefusalResponse`: a schema violation is 400 with a message per field, a
 * client error has one of our codes, and a 5xx is logged without revealing internals.
 */
export function installErrorHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    isForBrowser(request)
      ? sendErrorPage(reply, 404)
      : sendRefusal(reply, { status: 404, ...refusalText('NOT_FOUND') }),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.validation) {
      const fields = validationProblems(error.validation as SchemaError[]);
      return sendRefusal(reply, { status: 400, ...refusalText('VALIDATION_FAILED'), fields });
    }
    const status = error.statusCode ?? 500;
    if (status === 429) reply.header('retry-after', String(BUSY_SECONDS));
    if (status < 500) return reply.code(status).send(refusalAsWire(clientText(status)));
    request.log.error({ err: error }, 'request failed');
    return sendRefusal(reply, { status: 500, ...refusalText('INTERNAL_ERROR') });
  });
}
