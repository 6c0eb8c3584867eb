import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isHostPath } from '../lib/reserved-paths.ts';
import { sendErrorPage } from './error-page.ts';
import { sendRefusal } from './refusal.ts';
import { validationProblems } from './validation-problems.ts';
import type { SchemaError } from './validation-problems.ts';

/** Whether a person looks at the answer: somebody's browser wants a document, and not from the calls' paths. */
const isForBrowser = (request: FastifyRequest) =>
  !isHostPath(request.url) && request.types(['json', 'html']) === 'html';

/**
 * Every error leaves as `{ text_code, message, fields? }`: a broken schema is 400 with a message for each
 * field, a client's mistake keeps its status, and a 5xx is logged and never shows an inside.
 */
export function installErrorHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    isForBrowser(request)
      ? sendErrorPage(reply, 404)
      : sendRefusal(reply, {
          status: 404,
          textCode: 'NOT_FOUND',
          message: 'There is nothing at this address',
        }),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.validation) {
      const fields = validationProblems(error.validation as SchemaError[]);
      return reply
        .code(400)
        .send({ text_code: 'VALIDATION_FAILED', message: 'Please check what you have entered', fields });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return reply.code(status).send({ text_code: error.code ?? 'BAD_REQUEST', message: error.message });
    }
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({
      text_code: 'INTERNAL_ERROR',
      message: 'Something went wrong on our side. Please try again.',
    });
  });
}
