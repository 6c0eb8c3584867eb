import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { earlySubmitScript } from './early-submit.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { fontsScript } from './fonts-script.ts';
import { laterLayoutScript } from './later-layout.ts';
import { lazyPicturesScript } from './lazy-pictures.ts';
import { startScript } from './script-start.ts';
import { speculationRules } from './speculation-rules.ts';
import { themeScript } from './theme-script.ts';

let world: World;
let secure: World;
beforeAll(async () => {
  world = await createWorld();
  secure = await createWorld({ PUBLIC_URL: 'https://shop.example' });
});
afterAll(() => Promise.all([world.close(), secure.close()]));

const CALL = '/api/v1/cognito/domain/currentDomain';

const headersOf = async ({ app }: World, url = CALL) => (await app.inject(url)).headers;

/** Returns the directives of the policy with their sources. */
async function policyOf(from: World): Promise<Record<string, string[]>> {
  const policy = String((await headersOf(from))['content-security-policy']);
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

it('[SEC-03] scripts come only from the shop itself: the inline ones are allowed by hash, no eval, no other origins', async () => {
  const policy = await policyOf(world);
  expect(policy['script-src']).toEqual(["'self'", ...inlineScriptHashes]);
  expect(lazyPicturesScript.length).toBeLessThanOrEqual(500);
  expect(earlySubmitScript.length).toBeLessThanOrEqual(550);
  expect(themeScript.length).toBeLessThanOrEqual(650);
  expect(fontsScript.length).toBeLessThanOrEqual(500);
  expect(laterLayoutScript.length).toBeLessThanOrEqual(130);
  expect(startScript.length).toBeLessThanOrEqual(660);
  expect(policy).not.toHaveProperty('script-src-elem');
  expect(policy).not.toHaveProperty('script-src-attr');
  expect(policy['default-src']).toEqual(["'none'"]);
  expect([policy['object-src'], policy['base-uri']]).toEqual([["'none'"], ["'none'"]]);
});

it('[SEC-03] the inline scripts of a page are exactly those of the policy', async () => {
  const dsn = 'https://key@errors.example/7';
  const shop = await createWorld({ ERROR_DSN: dsn, VITALS_SAMPLE_RATE: '0.5' }, await openSourceStorefront());
  // These have one script more than other pages: one removes the query from the address bar, the other knows
  // that the cart is empty.
  const [response, cart] = [await shop.app.inject('/token-login'), await shop.app.inject('/cart')];
  await shop.close();
  const inlineOf = ({ body }: { body: string }) =>
    [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const inline = [...new Set([...inlineOf(response), ...inlineOf(cart)])];
  // Browsers report a syntax error only in their console.
  for (const text of inline) expect(() => new Script(text)).not.toThrow();
  const hashes = [...inline, speculationRules].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(hashes).toHaveLength(4);
  // oxlint-disable-next-line typescript/no-implied-eval -- only read, as a browser does first of all
  for (const text of inline) expect(() => new Function(text)).not.toThrow();
  expect(String(response.headers['content-security-policy'])).toContain(
    `script-src 'self' ${hashes.join(' ')};`,
  );
  // The error report URL is named in the page, and may be called.
  expect(response.body).toContain(`<meta name="error-dsn" content="${dsn}" />`);
  expect(response.body).toContain('<meta name="vitals-sample-rate" content="0.5" />');
  expect(String(response.headers['content-security-policy'])).toContain(
    "connect-src 'self' https://errors.example;",
  );
});

it('[SEC-03] only the shop itself may frame its pages', async () => {
  const policy = await policyOf(world);
  expect(policy['frame-ancestors']).toEqual(["'self'"]);
});

it('[SEC-03] types are not sniffed, other sites get the origin only, and device features are disabled', async () => {
  const headers = await headersOf(world);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=(), payment=()');
});

it('[SEC-03] at a public https URL browsers must use https for a year; elsewhere not', async () => {
  expect((await headersOf(secure))['strict-transport-security']).toMatch(/^max-age=31536000\b/);
  expect(await headersOf(world)).not.toHaveProperty('strict-transport-security');
});

it.each(['/graphql?query={__typename}', CALL, '/robots.txt'])(
  '[SEC-03] no other site may read %s in its visitors’ browsers',
  async (url) => {
    const { headers } = await world.app.inject({ url, headers: { origin: 'https://evil.example' } });
    const cors = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
    expect(cors).toEqual([]);
  },
);

it('[SEC-03] refused requests have the headers too', async () => {
  const headers = await headersOf(world, '/graphql');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).toHaveProperty('content-security-policy');
});
