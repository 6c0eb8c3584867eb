import { resolve } from 'node:path';
import { localeValues } from './generated/contract-rules.ts';
import type { Locale } from './generated/contract-rules.ts';
import { isLoopback } from '../src/rules/loopback.ts';
import { isNetwork } from './lib/ip-address.ts';
import { isLocalShop } from './lib/this-machine.ts';
import { inProject } from './lib/project-folder.ts';

// size-ok: one variable of the environment after the other

const gateways = ['sandbox'] as const;

export interface Environment {
  port: number;
  host: string;
  /** Absolute path of the folder with the database file, images and outbox. */
  dataDir: string;
  /** PostgreSQL URL, or null for the embedded SQLite file. */
  databaseUrl: string | null;
  /** The shop's own URL without a trailing slash, e.g. `http://127.0.0.1:3000`. */
  publicUrl: string;
  /** Another host for the storefront's calls, or null for the same origin. */
  apiBase: string | null;
  /** Origins of other sites whose pages may call this host, e.g. prerendered ones, without cookies. */
  allowedOrigins: string[];
  /** Proxies on other machines whose `X-Forwarded-…` headers count, e.g. `10.0.0.0/8`. */
  trustedProxies: string[];
  smtpUrl: string | null;
  /** Signs access tokens; null for the one stored in `dataDir`. */
  tokenSecret: string | null;
  voucherSecret: string | null;
  /**
   * The payment gateway; null for none. On a public URL anyone could pay with play money, so there the owner
   * must select the test gateway explicitly.
   */
  paymentGateway: (typeof gateways)[number] | null;
  /** Card payments through Stripe; null for none. `apiUrl`: another host with Stripe's API. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | null } | null;
  /** Other hosts for calls that a link of the token login may name (A21), without trailing slashes. */
  loginApiBases: string[];
  /** Host names on which relative targets after a login by token are wrapped under `/enter/#` (A23). */
  enterHashHosts: string[];
  /** OAuth clients besides the shop's own storefront, each with its single redirect URL. */
  oauthClients: { id: string; redirectUri: string }[];
  /** The OpenID provider that replaces the shop's own `/authorize`; null for none. */
  oauthProvider: { issuer: string; clientId: string; clientSecret: string | null } | null;
  /** Whether tests may control the clock, the products, the payments and faults (docs/testing.md). */
  testApi: boolean;
  /** Where browsers report errors, in Sentry's format; null for the shop itself. */
  errorDsn: string | null;
  /**
   * Share of visits (0–1) whose web vitals are collected; null for the default `VITALS_SAMPLE_RATE` of the
   * rules.
   */
  vitalsSampleRate: number | null;
  /** Languages shown although they are not translated yet, for their translators. */
  previewLocales: Locale[];
  /** Whether `/dev/machines` shows the statecharts: in development, elsewhere on request. */
  showsMachines: boolean;
  mode: 'development' | 'production' | 'test';
}

export type EnvironmentResult = { ok: true; environment: Environment } | { ok: false; problems: string[] };

const modes = ['development', 'production', 'test'] as const;

function urlProblem(name: string, value: string, protocols: string[]): string | null {
  const url = URL.parse(value);
  if (url && protocols.includes(url.protocol)) return null;
  return `${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`;
}

function publicUrlFor(value: string | null, problems: string[]): string | null {
  if (value === null) return null;
  const url = URL.parse(value);
  // Pages are at the root of a host: with a path, links in mails would lead elsewhere than the sitemap.
  const isRoot = url?.href === `${url?.origin}/`;
  const problem =
    urlProblem('PUBLIC_URL', value, ['http:', 'https:']) ??
    (isRoot ? null : 'PUBLIC_URL must end after the host name and the port');
  if (problem !== null) problems.push(problem);
  return value;
}

function gatewayFor(
  asked: string | null,
  publicUrl: string,
  { hasOther, problems }: { hasOther: boolean; problems: string[] },
): Environment['paymentGateway'] {
  const known = gateways.find((gateway) => gateway === asked);
  if (asked !== null && !known)
    problems.push(`PAYMENT_GATEWAY must be one of ${gateways.join(', ')}, not "${asked}"`);
  return known ?? (!hasOther && isLoopback(URL.parse(publicUrl)?.hostname ?? '') ? 'sandbox' : null);
}

/** Whether the URL is https, or on this machine. */
const isSafe = (url: URL | null): boolean =>
  url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));

function stripeFor(given: (name: string) => string | null, problems: string[]): Environment['stripe'] {
  const [secretKey, webhookSecret] = [given('STRIPE_SECRET_KEY'), given('STRIPE_WEBHOOK_SECRET')];
  const apiUrl = given('STRIPE_API_URL');
  if (apiUrl !== null && !isSafe(URL.parse(apiUrl)))
    problems.push('STRIPE_API_URL must be a URL that starts with https://, or with http:// on this machine');
  if (secretKey === null && webhookSecret === null) return null;
  if (secretKey === null || webhookSecret === null) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together');
    return null;
  }
  if (!/^(sk|rk)_/.test(secretKey)) problems.push('STRIPE_SECRET_KEY must start with sk_ or rk_');
  if (!webhookSecret.startsWith('whsec_')) problems.push('STRIPE_WEBHOOK_SECRET must start with whsec_');
  return { secretKey, webhookSecret, apiUrl };
}

/** Splits a comma-separated list. */
const listOf = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function apiBasesFor(asked: string | null, problems: string[]): string[] {
  const bases = listOf(asked).map(withoutSlash);
  const problem = bases.map((base) => urlProblem('LOGIN_API_BASES', base, ['http:', 'https:'])).find(Boolean);
  if (problem) problems.push(problem);
  return bases;
}

function originsFor(asked: string | null, problems: string[]): string[] {
  const origins = listOf(asked).map(withoutSlash);
  const wrong = origins.find((origin) => URL.parse(origin)?.origin !== origin);
  if (wrong !== undefined)
    problems.push(`ALLOWED_ORIGINS must be like https://www.shop.example, not "${wrong}"`);
  return origins;
}

/** Parses addresses and networks such as `10.0.0.5`, `10.0.0.0/8`. */
function proxiesFor(asked: string | null, problems: string[]): string[] {
  const proxies = listOf(asked);
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong !== undefined)
    problems.push(`TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, not "${wrong}"`);
  return proxies;
}

/** Parses comma-separated `id=url` pairs. */
function oauthClientsFor(asked: string | null, problems: string[]): Environment['oauthClients'] {
  return listOf(asked).map((entry) => {
    const [id = '', redirectUri = ''] = entry.split(/=(.*)/s, 2);
    const url = URL.parse(redirectUri);
    if (!id || !url || !['http:', 'https:'].includes(url.protocol) || url.hash !== '')
      problems.push(`OAUTH_CLIENTS must be like kiosk=https://kiosk.example/back, not "${entry}"`);
    return { id, redirectUri };
  });
}

function oauthProviderFor(
  given: (name: string) => string | null,
  problems: string[],
): Environment['oauthProvider'] {
  const [issuer, clientId] = [given('OAUTH_ISSUER'), given('OAUTH_CLIENT_ID')];
  if (issuer === null && clientId === null) return null;
  if (issuer === null || clientId === null) {
    problems.push('OAUTH_ISSUER and OAUTH_CLIENT_ID belong together');
    return null;
  }
  if (!isSafe(URL.parse(issuer)))
    problems.push('OAUTH_ISSUER must be a URL that starts with https://, or with http:// on this machine');
  return { issuer, clientId, clientSecret: given('OAUTH_CLIENT_SECRET') };
}

/** Reads the settings of logins. */
const loginSettingsFor = (given: (name: string) => string | null, problems: string[]) => ({
  loginApiBases: apiBasesFor(given('LOGIN_API_BASES'), problems),
  enterHashHosts: listOf(given('ENTER_HASH_HOSTS')),
  oauthClients: oauthClientsFor(given('OAUTH_CLIENTS'), problems),
  oauthProvider: oauthProviderFor(given, problems),
});

/**
 * Reads whether the test interface is on. It must only be reachable locally, as anyone reaching it can become
 * administrator.
 */
function testApiFor(
  asked: string | null,
  where: Pick<Environment, 'host' | 'publicUrl'>,
  problems: string[],
): boolean {
  if (asked === null) return false;
  if (asked !== '1') problems.push(`TEST_API must be 1 or left out, not "${asked}"`);
  else if (!isLocalShop(where))
    problems.push('TEST_API is for this machine alone: HOST and PUBLIC_URL must be on it, e.g. 127.0.0.1');
  return true;
}

/** Parses `https://<public key>@<host>/<project>`. */
function dsnFor(asked: string | null, problems: string[]): string | null {
  const url = asked === null ? null : URL.parse(asked);
  if (asked !== null && !(isSafe(url) && url?.username && /\/\d+$/.test(url.pathname)))
    problems.push('ERROR_DSN must be like https://key@errors.example/1');
  return asked;
}

function shareFor(asked: string | null, name: string, problems: string[]): number | null {
  const share = asked === null ? null : Number(asked);
  if (share !== null && !(share >= 0 && share <= 1))
    problems.push(`${name} must be a number from 0 to 1, not "${asked}"`);
  return share;
}

/** `pseudo` is no language: during development it stretches English (`vite.config.ts`). */
function localesFor(asked: string | null, isDevelopment: boolean, problems: string[]): Locale[] {
  const wanted = listOf(asked).filter((name) => !isDevelopment || name !== 'pseudo');
  const known = localeValues.filter((locale) => wanted.includes(locale));
  const unknown = wanted.filter((name) => !localeValues.some((locale) => locale === name));
  if (unknown.length > 0)
    problems.push(`PREVIEW_LOCALES must be some of ${localeValues.join(', ')}, not "${unknown.join(', ')}"`);
  return known;
}

function switchFor(asked: string | null, name: string, problems: string[]): boolean | null {
  if (asked !== null && !['0', '1'].includes(asked)) problems.push(`${name} must be 1 or 0, not "${asked}"`);
  return asked === null ? null : asked === '1';
}

function secretFor(name: string, given: (name: string) => string | null, problems: string[]): string | null {
  const value = given(name);
  if (value !== null && value.length < 32) problems.push(`${name} must have at least 32 characters`);
  return value;
}

const secretsFor = (given: (name: string) => string | null, problems: string[]) => ({
  tokenSecret: secretFor('TOKEN_SECRET', given, problems),
  voucherSecret: secretFor('VOUCHER_SECRET', given, problems),
});

/** Reads the settings for developers, translators and testers. */
const developerOptions = (
  given: (name: string) => string | null,
  { mode, ...where }: { host: string; publicUrl: string; mode: string },
  problems: string[],
) => ({
  testApi: testApiFor(given('TEST_API'), where, problems),
  errorDsn: dsnFor(given('ERROR_DSN'), problems),
  vitalsSampleRate: shareFor(given('VITALS_SAMPLE_RATE'), 'VITALS_SAMPLE_RATE', problems),
  previewLocales: localesFor(given('PREVIEW_LOCALES'), mode === 'development', problems),
  showsMachines: switchFor(given('SHOW_MACHINES'), 'SHOW_MACHINES', problems) ?? mode === 'development',
});

/**
 * Reads the variables of the README's table. All problems are collected, each one line that names its
 * variable; empty values count as not set.
 */
export function readEnvironment(variables: Record<string, string | undefined>): EnvironmentResult {
  const given = (name: string) => variables[name]?.trim() || null;
  const problems: string[] = [];
  const checkUrl = (name: string, protocols: string[]) => {
    const value = given(name);
    const problem = value === null ? null : urlProblem(name, value, protocols);
    if (problem) problems.push(problem);
    return value;
  };

  const portText = given('PORT') ?? '3000';
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port > 65_535)
    problems.push(`PORT must be a whole number from 0 to 65535, not "${portText}"`);
  const host = given('HOST') ?? '127.0.0.1';
  if (/[\s/]/.test(host)) problems.push(`HOST must be a host name or an address, not "${host}"`);
  const mode = given('NODE_ENV') ?? 'production';
  if (!modes.some((known) => known === mode))
    problems.push(`NODE_ENV must be one of ${modes.join(', ')}, not "${mode}"`);

  const urlHost = host.includes(':') ? `[${host}]` : host;
  const publicUrl = publicUrlFor(given('PUBLIC_URL'), problems) ?? `http://${urlHost}:${portText}`;
  const stripe = stripeFor(given, problems);
  const environment: Environment = {
    port,
    host,
    dataDir: resolve(given('DATA_DIR') ?? inProject('data')),
    databaseUrl: checkUrl('DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl: withoutSlash(publicUrl),
    apiBase: withoutSlash(checkUrl('API_BASE', ['http:', 'https:']) ?? '') || null,
    allowedOrigins: originsFor(given('ALLOWED_ORIGINS'), problems),
    trustedProxies: proxiesFor(given('TRUSTED_PROXIES'), problems),
    smtpUrl: checkUrl('SMTP_URL', ['smtp:', 'smtps:']),
    ...secretsFor(given, problems),
    paymentGateway: gatewayFor(given('PAYMENT_GATEWAY'), publicUrl, { hasOther: stripe !== null, problems }),
    stripe,
    ...loginSettingsFor(given, problems),
    ...developerOptions(given, { host, publicUrl, mode }, problems),
    mode: modes.find((known) => known === mode) ?? 'production',
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, environment };
}
