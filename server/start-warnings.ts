import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopback } from '../src/rules/loopback.ts';
import { clockDifference } from './db/clock-difference.ts';
import type { Connection } from './db/connection.ts';
import { TOKEN_SECRET_FILE } from './domain/accounts/token-secret.ts';
import { VOUCHER_SECRET_FILE } from './domain/vouchers/voucher-secrets.ts';
import type { Environment } from './environment.ts';

/** Clocks of processes may differ by this (ms): logins that are renewed have ten seconds. */
const CLOCK_TOLERANCE_MS = 2_000;

/** Warns the operator about how payments are configured; null if all is well. */
export function paymentWarning({
  paymentGateway,
  stripe,
  publicUrl,
}: Pick<Environment, 'paymentGateway' | 'stripe' | 'publicUrl'>): string | null {
  const isPublic = !isLoopback(new URL(publicUrl).hostname);
  if (paymentGateway === null && stripe === null)
    return 'Nobody can pay: PUBLIC_URL is public, and no gateway is configured (STRIPE_SECRET_KEY, PAYMENT_GATEWAY)';
  if (isPublic && paymentGateway === 'sandbox')
    return 'Everybody pays with play money: PAYMENT_GATEWAY is the test one, and PUBLIC_URL is public';
  return null;
}

/**
 * Warns that secrets are about to be made for a database that has been in use: other processes have its
 * secrets, or they are lost. Null if none is missing.
 */
export function secretWarning({
  dataDir,
  tokenSecret,
  voucherSecret,
}: Pick<Environment, 'dataDir' | 'tokenSecret' | 'voucherSecret'>): string | null {
  const isMissing = (configured: string | null, file: string) =>
    configured === null && !existsSync(join(dataDir, file));
  const missing = [
    ...(isMissing(tokenSecret, TOKEN_SECRET_FILE) ? ['TOKEN_SECRET'] : []),
    ...(isMissing(voucherSecret, VOUCHER_SECRET_FILE) ? ['VOUCHER_SECRET'] : []),
  ];
  if (missing.length === 0) return null;
  return `The database has been in use, but DATA_DIR has no secrets for it, so new ones are made (${missing.join(', ')}). Processes of one shop must share them (docs/operations.md)`;
}

/** Warns that this machine's clock differs from the database's, and so from other processes'; null if not. */
export async function clockWarning(connection: Connection, now = Date.now): Promise<string | null> {
  const difference = await clockDifference(connection, now);
  if (Math.abs(difference) <= CLOCK_TOLERANCE_MS) return null;
  const seconds = Math.round(Math.abs(difference) / 1_000);
  const direction = difference > 0 ? 'ahead of' : 'behind';
  return `This machine's clock is ${seconds} s ${direction} the database's: logins are renewed and forms checked by it, so keep both right (NTP)`;
}
