import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addScope } from '../lib/add-scope.ts';
import { sendErrorPage } from '../http/error-page.ts';
import { isOwnRequest } from '../http/own-request.ts';
import { ownOrigins } from '../http/own-origins.ts';
import { isLocale } from '../http/request-locale.ts';
import { acceptForms, formOf } from '../lib/posted-form.ts';
import type { Services } from '../services.ts';

const YEAR_SECONDS = 365 * 86_400;
const MAX_FORM_BYTES = 1_000;

/** Returns the shop's page the form was on, from the Referer; the home page without one. */
function cameFrom(environment: Services['environment'], request: FastifyRequest): string {
  const url = URL.parse(request.headers.referer ?? '');
  if (!url || !ownOrigins(environment, request).includes(url.origin)) return '/';
  // Two leading slashes would lead to another site.
  return url.pathname.replace(/^\/+/, '/') + url.search;
}

/**
 * Handles the language choice posted by the form below each page, with or without script: sets the cookie
 * `locale` for a year, then redirects back with 303 (I18-02). An unsupported language changes nothing.
 */
export function registerLanguageForm(app: FastifyInstance, { environment }: Services): void {
  void addScope(app, 'language', async (scope) => {
    acceptForms(scope, { maxBytes: MAX_FORM_BYTES });
    scope.post('/language', { config: { xsrf: false } }, async (request, reply) => {
      if (!isOwnRequest(environment, request)) return sendErrorPage(reply, 403);
      const locale = formOf(request).get('locale');
      if (isLocale(locale)) {
        // Not HttpOnly: the page's script reads whether a language was chosen.
        const secure = scope.secureCookies;
        reply.setCookie('locale', locale, { path: '/', sameSite: 'lax', secure, maxAge: YEAR_SECONDS });
      }
      return reply.header('cache-control', 'no-store').redirect(cameFrom(environment, request), 303);
    });
  });
}
