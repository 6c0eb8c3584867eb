import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendErrorPage } from '../http/error-page.ts';
import { isOwnRequest } from '../http/own-request.ts';
import { ownOrigins } from '../http/own-origins.ts';
import { isLocale } from '../http/request-locale.ts';
import { acceptForms, formOf } from '../lib/posted-form.ts';
import type { Services } from '../services.ts';

const YEAR_SECONDS = 365 * 86_400;
const MAX_FORM_BYTES = 1_000;

/** The page of the shop that this form stood on, as its browser says; the home page when it does not say. */
function cameFrom(environment: Services['environment'], request: FastifyRequest): string {
  const url = URL.parse(request.headers.referer ?? '');
  if (!url || !ownOrigins(environment, request).includes(url.origin)) return '/';
  // Two slashes in front would lead to another site.
  return url.pathname.replace(/^\/+/, '/') + url.search;
}

/**
 * Takes the choice of a language, posted by the form under each page, with or without script: cookie `locale` for a
 * year, then 303 back to the page (I18-02). A language that the shop does not know changes nothing.
 */
export function registerLanguageForm(app: FastifyInstance, { environment }: Services): void {
  void app.register(async (scope) => {
    acceptForms(scope, { maxBytes: MAX_FORM_BYTES });
    scope.post('/language', { config: { xsrf: false } }, async (request, reply) => {
      if (!isOwnRequest(environment, request)) return sendErrorPage(reply, 403);
      const locale = formOf(request).get('locale');
      if (isLocale(locale)) {
        // The page's script reads whether somebody has chosen.
        const secure = scope.secureCookies;
        reply.setCookie('locale', locale, { path: '/', sameSite: 'lax', secure, maxAge: YEAR_SECONDS });
      }
      return reply.header('cache-control', 'no-store').redirect(cameFrom(environment, request), 303);
    });
  });
}
