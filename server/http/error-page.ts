import type { I18n } from '@lingui/core';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hostI18n } from '../lib/host-i18n.ts';
import { hostPage, hostPagePolicy } from '../lib/host-page.ts';
import { html } from '../lib/html.ts';
import { localeOf } from './request-locale.ts';

interface ErrorText {
  title: string;
  message: string;
}

const missing = (i18n: I18n): ErrorText => ({
  title: i18n._({
    id: 'page.error.missing',
    message: 'Page not found',
    comment: 'Heading of a page: nothing is at this address',
  }),
  message: i18n._({
    id: 'page.error.missing.way',
    message: 'Please visit our homepage to get where you need to go.',
  }),
});

const refused = (i18n: I18n): ErrorText => ({
  title: i18n._({
    id: 'page.error.refused',
    message: 'This did not work',
    comment: 'Heading of a page: the shop does not take what a browser has sent',
  }),
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
  hostPage(
    title,
    html`<p>${message}</p>
      <p><a href="/">${i18n._({ id: 'page.error.home', message: 'Take me home', comment: 'Link to the home page' })}</a></p>`,
    { locale: i18n.locale },
  );

/**
 * Sends a browser navigating to a document a plain page, with only the shop's texts in the visitor's
 * language.
 * @param say the text of the page; that of the status by default
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
      'content-security-policy': hostPagePolicy(null),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(pageOf(i18n, say(i18n)));
}

/** Sends errors in a scope of documents as pages; a 5xx is logged without revealing internals. */
export function installErrorPages(scope: FastifyInstance): void {
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return sendErrorPage(reply, status < 500 ? status : 500);
  });
}
