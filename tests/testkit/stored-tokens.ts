import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { decodeJwt, SignJWT } from 'jose';
import type { ShopProcess } from './shop-process.ts';

interface Tokens {
  access_token: string | null;
  refresh_token: string | null;
}

/** The shopper's token with an expiry in the past, signed by the shop's own secret. */
export async function expiredToken(page: Page, { dataDir }: ShopProcess): Promise<string> {
  const { access_token } = await storedTokens(page);
  return new SignJWT({ ...decodeJwt(access_token ?? ''), exp: Date.UTC(2020, 0) / 1000 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(readFileSync(join(dataDir, 'token-secret')));
}

/** The shopper's token, signed with another secret. */
export async function forgedToken(page: Page): Promise<string> {
  const { access_token } = await storedTokens(page);
  return new SignJWT(decodeJwt(access_token ?? ''))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('not the secret of the shop, but just as long'));
}

/** The stored tokens of the session. */
export function storedTokens(page: Page): Promise<Tokens> {
  return page.evaluate(() => {
    const [, json = ''] = /^\d+ (.*)$/s.exec(localStorage.getItem('session') ?? '') ?? [];
    const { access_token, refresh_token } = JSON.parse(json).data;
    return { access_token, refresh_token };
  });
}

/** Replaces stored tokens, as if time had passed since the last visit. */
export function swapTokens(page: Page, tokens: Partial<Tokens>): Promise<void> {
  return page.evaluate((changes) => {
    const [, stamp = '', json = ''] = /^(\d+) (.*)$/s.exec(localStorage.getItem('session') ?? '') ?? [];
    const stored = JSON.parse(json);
    Object.assign(stored.data, changes);
    localStorage.setItem('session', `${Number(stamp) + 1} ${JSON.stringify(stored)}`);
  }, tokens);
}
