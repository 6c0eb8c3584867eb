import type { AuthorizeRequest } from '../domain/oauth/authorize-request.ts';
import { hostPage } from '../lib/host-page.ts';
import { html } from '../lib/html.ts';
import type { Html } from '../lib/html.ts';

/** A login at `/authorize`, as its forms carry it along. */
export interface AuthorizeStep {
  request: AuthorizeRequest;
  /** Of this login alone: guesses at its code are counted by it. */
  fingerprint: string;
  /** Where the code has gone; blank: not asked yet. */
  email: string;
  /** What did not work. */
  problem: string | null;
}

const hidden = (name: string, value: string | null) =>
  value === null ? html`` : html`<input type="hidden" name="${name}" value="${value}" />`;

/** The request again, as `/authorize` reads it. */
function carried({ request, fingerprint }: AuthorizeStep): Html[] {
  const { code_challenge, ...others } = request;
  return [
    ...Object.entries(others).map(([name, value]) => hidden(name, value)),
    hidden('response_type', 'code'),
    hidden('code_challenge', code_challenge),
    hidden('code_challenge_method', code_challenge === null ? null : 'S256'),
    hidden('fingerprint', fingerprint),
  ];
}

const alertOf = (problem: string | null) =>
  problem === null ? html`` : html`<p role="alert" id="problem">${problem}</p>`;

const described = (problem: string | null) => (problem === null ? '' : 'problem');

/** Asks for the address first, then for the code that was mailed there. */
export function authorizePage(shopName: string, step: AuthorizeStep): string {
  const { email, problem, request } = step;
  const isElsewhere = request.client_id !== 'storefront';
  const whom = isElsewhere
    ? html`<p class="note">You are logging in for ${request.client_id}, at ${new URL(request.redirect_uri).host}.</p>`
    : html``;
  const fields =
    email === ''
      ? html`<label for="email">E-mail</label>
          <input id="email" name="email" type="email" autocomplete="email" required maxlength="254" aria-describedby="${described(problem)}" />
          <button class="main">E-mail me a login code</button>`
      : html`<p>We have sent a code to ${email}. It is good for 15 minutes.</p>
          ${hidden('email', email)}
          <label for="code">Code</label>
          <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="100" autofocus aria-describedby="${described(problem)}" />
          <button class="main">Log in</button>`;
  return hostPage(
    `Log in to ${shopName}`,
    html`${alertOf(problem)}
      <form method="post" action="/authorize">${carried(step)}${fields}</form>
      ${whom}`,
  );
}

/** A request that cannot be shown, and leads nowhere. */
export const refusedAuthorizePage = (message: string): string =>
  hostPage(
    'This login cannot go on',
    html`<p>${message}</p>
    <p><a href="/login">Log in another way</a></p>`,
  );
