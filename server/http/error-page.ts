import type { I18n } from '@lingui/core';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { directionOf } from '../../src/rules/direction.ts';
import { hostI18n } from '../lib/host-i18n.ts';
import { html } from '../lib/html.ts';
import { localeOf } from './request-locale.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

interface ErrorText {
  title: string;
  message: string;
}

const missing = (i18n: I18n): ErrorText => ({
  title: i18n._({ id: 'page.error.missing', message: 'Page not found' }),
  message: i18n._({
    id: 'page.error.missing.way',
    message: 'Please visit our homepage to get where you need to go.',
  }),
});

const refused = (i18n: I18n): ErrorText => ({
  title: i18n._({ id: 'page.error.refused', message: 'This did not work' }),
  message: i18n._({
    id: 'page.error.refused.why',
    message: 'The shop could not make sense of what your browser has sent.',
  }),
});

const failed = (i18n: I18n): ErrorText => ({
  title: i18n._({ id: 'page.error.failed', message: 'This page did not load' }),
  message: i18n._({
    id: 'page.error.failed.why',
    message: 'Something went wrong on our side. Please try again in a moment.',
  }),
});

function textOf(i18n: I18n, status: number): ErrorText {
  if (status >= 500) return failed(i18n);
  return status === 404 ? missing(i18n) : refused(i18n);
}

const pageOf = (i18n: I18n, { title, message }: ErrorText) =>
  html`<!doctype html>
    <html lang="${i18n.locale}" dir="${directionOf(i18n.locale)}">
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
          <p><a href="/">${i18n._({ id: 'page.error.home', message: 'Take me home' })}</a></p>
        </main>
      </body>
    </html>`.html;

/**
 * Answers a browser that asked for a document with a plain page that needs nothing of the shop but its words in the
 * visitor's language.
 * @param say what it says; without it what the status means
 */
export function sendErrorPage(
  reply: FastifyReply,
  status: number,
  say: (i18n: I18n) => ErrorText = (i18n) => textOf(i18n, status),
): FastifyReply {
  const i18n = hostI18n(localeOf(reply.request));
  return reply
    .code(status)
    .headers({
      'content-security-policy': POLICY,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(pageOf(i18n, say(i18n)));
}

/** What fails in a scope of documents leaves as a page; a 5xx is logged and never shows an inside. */
export function installErrorPages(scope: FastifyInstance): void {
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return sendErrorPage(reply, status < 500 ? status : 500);
  });
}
