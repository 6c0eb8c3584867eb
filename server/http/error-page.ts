import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../lib/html.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

interface ErrorText {
  title: string;
  message: string;
}

const MISSING: ErrorText = {
  title: 'Page not found',
  message: 'Please visit our homepage to get where you need to go.',
};
const REFUSED: ErrorText = {
  title: 'This did not work',
  message: 'The shop could not make sense of what your browser has sent.',
};
const FAILED: ErrorText = {
  title: 'This page did not load',
  message: 'Something went wrong on our side. Please try again in a moment.',
};

function textOf(status: number): ErrorText {
  if (status >= 500) return FAILED;
  return status === 404 ? MISSING : REFUSED;
}

const pageOf = ({ title, message }: ErrorText) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          body {
            font: 1.125rem/1.6 system-ui, sans-serif;
            max-width: 36rem;
            margin: 15vh auto;
            padding: 0 1.5rem;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${message}</p>
          <p><a href="/">Take me home</a></p>
        </main>
      </body>
    </html>`.html;

/**
 * Answers a browser that asked for a document with a plain page that needs nothing of the shop.
 * @param text what it says; without it what the status means
 */
export function sendErrorPage(reply: FastifyReply, status: number, text = textOf(status)): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-security-policy': POLICY,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(pageOf(text));
}

/** What fails in a scope of documents leaves as a page; a 5xx is logged and never shows an inside. */
export function installErrorPages(scope: FastifyInstance): void {
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return sendErrorPage(reply, status < 500 ? status : 500);
  });
}
