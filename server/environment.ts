import { resolve } from 'node:path';
import { localeValues } from './generated/contract-rules.ts';
import type { Locale } from './generated/contract-rules.ts';
import { isLoopback } from './lib/loopback.ts';
import { inProject } from './lib/project-folder.ts';

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
  smtpUrl: string | null;
  /** Signs access tokens; null means: the one kept in `dataDir`. */
  tokenSecret: string | null;
  /**
   * How shoppers pay; null: not at all. Whoever reaches a public URL could pay with play money, so there the
   * owner asks for the test gateway by name.
   */
  paymentGateway: (typeof gateways)[number] | null;
  /** Languages that are shown although they are not translated yet, for who translates them. */
  previewLocales: Locale[];
  mode: 'development' | 'production' | 'test';
}

export type EnvironmentResult = { ok: true; environment: Environment } | { ok: false; problems: string[] };

const modes = ['development', 'production', 'test'] as const;

function urlProblem(name: string, value: string, protocols: string[]): string | null {
  const url = URL.parse(value);
  if (url && protocols.includes(url.protocol)) return null;
  return `${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`;
}

function gatewayFor(
  asked: string | null,
  publicUrl: string,
  problems: string[],
): Environment['paymentGateway'] {
  const known = gateways.find((gateway) => gateway === asked);
  if (asked !== null && !known)
    problems.push(`PAYMENT_GATEWAY must be one of ${gateways.join(', ')}, not "${asked}"`);
  return known ?? (isLoopback(URL.parse(publicUrl)?.hostname ?? '') ? 'sandbox' : null);
}

function localesFor(asked: string | null, problems: string[]): Locale[] {
  const names = (asked ?? '').split(',').map((name) => name.trim());
  const wanted = names.filter((name) => name !== '');
  const known = localeValues.filter((locale) => wanted.includes(locale));
  const unknown = wanted.filter((name) => !localeValues.some((locale) => locale === name));
  if (unknown.length > 0)
    problems.push(`PREVIEW_LOCALES must be some of ${localeValues.join(', ')}, not "${unknown.join(', ')}"`);
  return known;
}

/**
 * Reads the variables of design.md section 6. All problems are collected, each one line that names its
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
  const tokenSecret = given('TOKEN_SECRET');
  if (tokenSecret !== null && tokenSecret.length < 32)
    problems.push('TOKEN_SECRET must have at least 32 characters');

  const urlHost = host.includes(':') ? `[${host}]` : host;
  const publicUrl = checkUrl('PUBLIC_URL', ['http:', 'https:']) ?? `http://${urlHost}:${portText}`;
  const environment: Environment = {
    port,
    host,
    dataDir: resolve(given('DATA_DIR') ?? inProject('data')),
    databaseUrl: checkUrl('DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl: publicUrl.replace(/\/+$/, ''),
    apiBase: checkUrl('API_BASE', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    smtpUrl: checkUrl('SMTP_URL', ['smtp:', 'smtps:']),
    tokenSecret,
    paymentGateway: gatewayFor(given('PAYMENT_GATEWAY'), publicUrl, problems),
    previewLocales: localesFor(given('PREVIEW_LOCALES'), problems),
    mode: modes.find((known) => known === mode) ?? 'production',
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, environment };
}
