import type { I18n } from '@lingui/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addScope } from '../lib/add-scope.ts';
import { returnUrl } from '../domain/oauth/authorize-request.ts';
import type { AuthorizeRequest } from '../domain/oauth/authorize-request.ts';
import { isOwnRequest } from '../http/own-request.ts';
import { localeOf } from '../http/request-locale.ts';
import { hostI18n } from '../lib/host-i18n.ts';
import { hostPagePolicy } from '../lib/host-page.ts';
import type { Refusal } from '../lib/outcome.ts';
import { acceptForms, formOf } from '../lib/posted-form.ts';
import { refusalMessage, refusalText } from '../lib/refusal-text.ts';
import type { RefusalText } from '../lib/refusal-text.ts';
import { randomToken } from '../lib/random-token.ts';
import type { Services } from '../services.ts';
import { requestTarget } from './canonical-path.ts';
import { authorizePage, refusals, refusedAuthorizePage } from './authorize-page.ts';
import type { AuthorizeFrame, AuthorizeStep } from './authorize-page.ts';

const PATH = '/authorize';
const MAX_FORM_BYTES = 16 * 1024;
/** The forms' own fields, besides the request's parameters. */
const OWN_FIELDS = ['email', 'code', 'fingerprint'];
const MAX_FINGERPRINT = 100;

const plainRefusal = (refusal: Refusal) => Object.values(refusal.fields ?? {})[0] ?? refusal;

function sendHostPage(reply: FastifyReply, status: number, page: string, returnTo: string | null) {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': hostPagePolicy(returnTo),
      'referrer-policy': 'no-referrer',
    })
    .send(page);
}

/** Redirects without leaving the page in any cache. */
const leadTo = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 303);

/**
 * `/authorize` with the shop's own login: address, code, and a redirect to the client with an OAuth code
 * (A80).
 */
class AuthorizeScreens {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  async open(request: FastifyRequest, reply: FastifyReply) {
    const query = new URLSearchParams(requestTarget(request.url).search);
    const asked = await this.#read(query, request, reply);
    if (asked === null) return reply;
    const { oauth } = this.#services;
    let elsewhere: string | null;
    try {
      elsewhere = await oauth.externalLoginUrl(asked);
    } catch (error) {
      request.log.error({ err: error }, 'the OpenID provider cannot be reached');
      return this.#refuse(request, reply, 503, (i18n) => i18n._(refusals.unreachable));
    }
    if (elsewhere !== null) return leadTo(reply, elsewhere);
    const fingerprint = randomToken();
    const step: AuthorizeStep = { at: 'address', request: asked, fingerprint, email: '', problem: null };
    return this.#show(request, reply, 200, step);
  }

  async submit(request: FastifyRequest, reply: FastifyReply) {
    if (!isOwnRequest(this.#services.environment, request)) return this.#refuse(request, reply, 403);
    const form = formOf(request);
    const isCode = form.has('code');
    const [email = '', code = '', fingerprint = ''] = OWN_FIELDS.map((name) => form.get(name) ?? '');
    for (const name of OWN_FIELDS) form.delete(name);
    const asked = await this.#read(form, request, reply);
    if (asked === null) return reply;
    if (!email || !fingerprint || fingerprint.length > MAX_FINGERPRINT)
      return this.#refuse(request, reply, 400);
    const at = isCode ? 'code' : 'address';
    const step: AuthorizeStep = { at, request: asked, fingerprint, email, problem: null };
    return isCode ? this.#check(request, reply, step, code) : this.#mail(request, reply, step);
  }

  /** Reads the request; null if a response has already been sent. */
  async #read(
    parameters: URLSearchParams,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AuthorizeRequest | null> {
    const limited = await this.#services.rateLimits.limit('authorize', { request, reply });
    const read = this.#services.oauth.read(parameters);
    if (limited) await this.#refuse(request, reply, 429, (i18n) => refusalMessage(i18n, limited.refusal));
    else if (read.kind === 'foreign') await this.#refuse(request, reply, 400);
    else if (read.kind === 'wrong') await leadTo(reply, read.returnUrl);
    else return read.request;
    return null;
  }

  async #mail(request: FastifyRequest, reply: FastifyReply, step: AuthorizeStep) {
    const { accounts, rateLimits } = this.#services;
    const { email, fingerprint } = step;
    const limited = await rateLimits.limit('sendLoginLink', { request, reply }, { email });
    const sent =
      limited ??
      (await accounts.sendLoginLink({ email, fingerprint, codeOnly: true, locale: localeOf(request) }));
    if (sent.ok) return this.#show(request, reply, 200, { ...step, at: 'code' });
    return this.#show(request, reply, sent.refusal.status, step, plainRefusal(sent.refusal));
  }

  async #check(request: FastifyRequest, reply: FastifyReply, step: AuthorizeStep, code: string) {
    const { accounts, oauth, rateLimits } = this.#services;
    const { email, fingerprint } = step;
    const limited = await rateLimits.limit('loginRecoveryCode', { request, reply });
    const proved = limited ?? (await accounts.userByCode({ email, code, fingerprint, from: request.ip }));
    if (!proved.ok)
      return this.#show(request, reply, proved.refusal.status, step, plainRefusal(proved.refusal));
    if (proved.value === null) return this.#show(request, reply, 422, step, refusalText('CODE_INVALID'));
    return leadTo(reply, await oauth.returnWithCode(proved.value, step.request));
  }

  async #show(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    step: AuthorizeStep,
    refusal: RefusalText | null = null,
  ) {
    const frame = await this.#frame(request);
    const problem = refusal && refusalMessage(frame.i18n, refusal);
    return sendHostPage(
      reply,
      status,
      authorizePage(frame, { ...step, problem }),
      returnUrl(step.request, {}),
    );
  }

  async #refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    words = (i18n: I18n) => i18n._(refusals.foreign),
  ) {
    const frame = await this.#frame(request);
    return sendHostPage(reply, status, refusedAuthorizePage(frame, words(frame.i18n)), null);
  }

  /** Returns the shop's name and the visitor's language. */
  async #frame(request: FastifyRequest): Promise<AuthorizeFrame> {
    const { name } = await this.#services.settings.domain();
    return { i18n: hostI18n(localeOf(request)), shopName: name };
  }
}

/** Registers `/authorize` (RT-20): a page and its forms. */
export function registerAuthorize(app: FastifyInstance, services: Services): void {
  const screens = new AuthorizeScreens(services);
  void addScope(app, 'authorize', async (scope) => {
    acceptForms(scope, { maxBytes: MAX_FORM_BYTES });
    scope.get(PATH, (request, reply) => screens.open(request, reply));
    scope.post(PATH, { config: { xsrf: false } }, (request, reply) => screens.submit(request, reply));
  });
}
