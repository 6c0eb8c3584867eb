import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTokenSecret } from './token-secret.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'token-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const read = () => readTokenSecret({ tokenSecret: null, dataDir });
const text = (secret: Uint8Array) => Buffer.from(secret).toString();

it('[SEC-01] the secret is created once, readable by its owner only, and kept', async () => {
  const first = await read();
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);
  expect(text(await read())).toBe(text(first));
});

it('[SEC-01] processes that start at the same time agree on one secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, read));
  expect(new Set(secrets.map(text)).size).toBe(1);
  expect(text(await readFile(join(dataDir, 'token-secret')))).toBe(text(await read()));
});

it('[SEC-01] TOKEN_SECRET takes precedence over the file, and creates none', async () => {
  const tokenSecret = 'x'.repeat(32);
  expect(text(await readTokenSecret({ tokenSecret, dataDir }))).toBe(tokenSecret);
  await expect(stat(join(dataDir, 'token-secret'))).rejects.toThrow('ENOENT');
});

it('[SEC-01] a damaged file is reported, not replaced', async () => {
  await writeFile(join(dataDir, 'token-secret'), 'half');
  await expect(read()).rejects.toThrow(/token-secret is damaged/);
});
