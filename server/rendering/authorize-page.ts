import type { I18n } from '@lingui/core';
import { STOREFRONT_CLIENT } from '../../src/rules/oauth-client.ts';
import { returnUrl } from '../domain/oauth/authorize-request.ts';
import type { AuthorizeRequest } from '../domain/oauth/authorize-request.ts';
import { CODE_MINUTES } from '../domain/accounts/login-codes.ts';
import { hostPage } from '../lib/host-page.ts';
import { emailRule } from '../generated/contract-rules.ts';
import { html } from '../lib/html.ts';
import type { Html } from '../lib/html.ts';

/** A step of a login at `/authorize`, carried along in its forms. */
export interface AuthorizeStep {
  at: 'address' | 'code';
  request: AuthorizeRequest;
  /** Unique to this login; guesses at its code are counted by it. */
  fingerprint: string;
  /** As typed; blank if not asked yet. */
  email: string;
  /** What went wrong; null if nothing. */
  problem: string | null;
}

/** The shop's name and the language of the page. */
export interface AuthorizeFrame {
  i18n: I18n;
  shopName: string;
}

const hidden = (name: string, value: string | null) =>
  value === null ? html`` : html`<input type="hidden" name="${name}" value="${value}" />`;

/** The request's parameters, as `/authorize` reads them. */
const requestFields = ({ code_challenge, ...others }: AuthorizeRequest): [string, string | null][] => [
  ...Object.entries(others),
  ['response_type', 'code'],
  ['code_challenge', code_challenge],
  ['code_challenge_method', code_challenge === null ? null : 'S256'],
];

const carried = ({ request, fingerprint }: AuthorizeStep): Html[] =>
  [...requestFields(request), ['fingerprint', fingerprint] as [string, string]].map(([name, value]) =>
    hidden(name, value),
  );

/** The URL that restarts the login. */
function startUrl(request: AuthorizeRequest): string {
  const known = requestFields(request).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return `/authorize?${new URLSearchParams(known).toString()}`;
}

/** Texts of the step that asks for the code. */
const codeTexts = (i18n: I18n, email: AuthorizeStep['email']) => ({
  sent: i18n._({
    id: 'page.authorize.sent',
    message: 'We have sent a code to {email}. It is valid for {minutes} minutes.',
    values: { email, minutes: CODE_MINUTES },
  }),
  code: i18n._({ id: 'page.authorize.code', message: 'Code', comment: 'Six digits from a mail' }),
  logIn: i18n._({ id: 'page.authorize.logIn', message: 'Log in', comment: 'Button, a verb' }),
  another: i18n._({
    id: 'page.authorize.another',
    message: 'Send another code',
    comment: 'Button: has another code mailed',
  }),
  change: i18n._({
    id: 'page.authorize.change',
    message: 'Wrong address? Change it',
    comment: 'Link under ‘we have sent a code to …’: goes back to typing the e-mail address',
  }),
});

function words(i18n: I18n, shopName: string, { email, request }: AuthorizeStep) {
  const host = new URL(request.redirect_uri).host;
  return {
    title: i18n._({
      id: 'page.authorize.title',
      message: 'Log in to {shopName}',
      comment: '{shopName} is the name of the shop',
      values: { shopName },
    }),
    email: i18n._({
      id: 'page.authorize.email',
      message: 'E-mail',
      comment: 'Label of a field: an e-mail address',
    }),
    send: i18n._({ id: 'page.authorize.send', message: 'E-mail me a login code' }),
    ...codeTexts(i18n, email),
    cancel: i18n._({
      id: 'page.authorize.cancel',
      message: 'Do not log in, go back',
      comment: 'Link: back to the page that asked for the login',
    }),
    whom: i18n._({
      id: 'page.authorize.whom',
      message: 'You are logging in for {client}, at {host}.',
      values: { client: request.client_id, host },
    }),
  };
}

type Words = ReturnType<typeof words>;

const problemAt = (problem: string | null): Html =>
  problem === null ? html`` : html` aria-invalid="true" aria-describedby="problem"`;

const addressForm = (say: Words, step: AuthorizeStep): Html =>
  html`<form method="post" action="/authorize">
    ${carried(step)}
    <label for="email">${say.email}</label>
    <input id="email" name="email" type="email" autocomplete="email" required maxlength="${emailRule.maxLength}" value="${step.email}"${problemAt(step.problem)} />
    <button class="main">${say.send}</button>
  </form>`;

const codeForms = (say: Words, step: AuthorizeStep): Html =>
  html`<p>${say.sent}</p>
    <form method="post" action="/authorize">
      ${carried(step)}${hidden('email', step.email)}
      <label for="code">${say.code}</label>
      <input id="code" class="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="100" autofocus${problemAt(step.problem)} />
      <button class="main">${say.logIn}</button>
    </form>
    <div class="ways">
      <form method="post" action="/authorize">
        ${carried(step)}${hidden('email', step.email)}
        <button class="quiet">${say.another}</button>
      </form>
      <a href="${startUrl(step.request)}">${say.change}</a>
    </div>`;

/**
 * Returns the page that asks first for the address, then for the code mailed there; it also links back to the
 * client without either.
 */
export function authorizePage({ i18n, shopName }: AuthorizeFrame, step: AuthorizeStep): string {
  const say = words(i18n, shopName, step);
  const { problem, request } = step;
  const isElsewhere = request.client_id !== STOREFRONT_CLIENT;
  const body = html`${problem !== null && html`<p role="alert" id="problem">${problem}</p>`}
    ${step.at === 'code' ? codeForms(say, step) : addressForm(say, step)}
    <p class="note">
      ${isElsewhere && html`${say.whom}<br />`}
      <a href="${returnUrl(request, { error: 'access_denied' })}">${say.cancel}</a>
    </p>`;
  return hostPage(say.title, body, { locale: i18n.locale, shopName });
}

/** Why a request is refused. */
export const refusals = {
  foreign: {
    id: 'page.authorize.foreign',
    message: 'The place that sent you here is not known to this shop, or has asked for something else.',
  },
  unreachable: {
    id: 'page.authorize.unreachable',
    message: 'The place where you log in cannot be reached right now. Please try again in a moment.',
  },
};

/** The page for a request that is invalid, without a redirect. */
export function refusedAuthorizePage({ i18n, shopName }: AuthorizeFrame, message: string): string {
  const title = i18n._({ id: 'page.authorize.refused', message: 'This login cannot go on' });
  const way = i18n._({
    id: 'page.authorize.otherWay',
    message: 'Log in another way',
    comment: 'Link: to the shop’s own login',
  });
  const body = html`<p>${message}</p>
    <p><a href="/login">${way}</a></p>`;
  return hostPage(title, body, { locale: i18n.locale, shopName });
}
