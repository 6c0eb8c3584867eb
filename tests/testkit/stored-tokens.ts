import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { decodeJwt, SignJWT } from 'jose';
import type { ShopProcess } from './shop-process.ts';

interface Tokens {
  access_token: string | null;
  refresh_token: string | null;
}

/** The shopper's token as if it had been issued long ago, signed by the shop itself. */
export async function expiredToken(page: Page, { dataDir }: ShopProcess): Promise<string> {
  const { access_token } = await storedTokens(page);
  return new SignJWT({ ...decodeJwt(access_token ?? ''), exp: Date.UTC(2020, 0) / 1000 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(readFileSync(join(dataDir, 'token-secret')));
}

/** The shopper's token, signed by somebody else. */
export async function forgedToken(page: Page): Promise<string> {
  const { access_token } = await storedTokens(page);
  return new SignJWT(decodeJwt(access_token ?? ''))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('not the secret of the shop, but just as long'));
}

/** What the browser has stored of the session. */
export function storedTokens(page: Page): Promise<Tokens> {
  return page.evaluate(() => {
    const [, json = ''] = /^\d+ (.*)$/s.exec(localStorage.getItem('session') ?? '') ?? [];
    const { access_token, refresh_token } = JSON.parse(json).data;
    return { access_token, refresh_token };
  });
}

/** Swaps stored tokens, as if time had passed since the shopper was here. */
export function swapTokens(page: Page, tokens: Partial<Tokens>): Promise<void> {
  return page.evaluate((changes) => {
    const [, stamp = '', json = ''] = /^(\d+) (.*)$/s.exec(localStorage.getItem('session') ?? '') ?? [];
    const stored = JSON.parse(json);
    Object.assign(stored.data, changes);
    localStorage.setItem('session', `${Number(stamp) + 1} ${JSON.stringify(stored)}`);
  }, tokens);
}
