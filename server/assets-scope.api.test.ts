import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerAssets } from './assets-scope.ts';
import { createWorld } from './testkit/world.ts';

it('the headers of a file are the same, whether it is sent plain or precompressed by the build', async () => {
  const world = await createWorld();
  const root = await mkdtemp(join(tmpdir(), 'shop-files-'));
  const folder = join(root, 'dist', 'client', 'static');
  await mkdir(folder, { recursive: true });
  for (const name of ['../service-worker.js', '../mark.svg', '../robot.txt', 'app-1a2b.js']) {
    await writeFile(join(folder, name), name);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(name));
  }
  const app = Fastify();
  await registerAssets(app, world.services, root);
  const get = async (url: string, encoding: string) => {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    const {
      'content-encoding': sentAs,
      'cache-control': caching,
      'content-security-policy': policy,
    } = headers;
    return { sentAs, caching, policy };
  };
  for (const url of ['/service-worker.js', '/mark.svg', '/robot.txt', '/static/app-1a2b.js'])
    expect(await get(url, 'br'), url).toEqual({ ...(await get(url, 'identity')), sentAs: 'br' });
  expect((await get('/service-worker.js', 'br')).caching).toBe('no-cache');
  expect((await get('/mark.svg', 'br')).policy).toContain("default-src 'none'");
  await app.close();
  await world.close();
  await rm(root, { recursive: true });
});

it('a file that does not exist, or lies outside the public folder, is not found', async () => {
  const world = await createWorld();
  const root = await mkdtemp(join(tmpdir(), 'shop-files-'));
  const folder = join(root, 'dist', 'client', 'static');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'app-1a2b.js'), 'app');
  await writeFile(join(root, 'dist', 'secret.js'), 'secret');
  const app = Fastify();
  await registerAssets(app, world.services, root);
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  expect(await statusOf('/static/app-1a2b.js?x=1')).toBe(200);
  for (const url of [
    '/static/',
    '/static/missing.js',
    '/static/app-1a2b.js/',
    '/static/../../secret.js',
    '/static/%2e%2e/%2e%2e/secret.js',
    '/static/..%2f..%2fsecret.js',
  ])
    expect([403, 404], url).toContain(await statusOf(url));
  await app.close();
  await world.close();
  await rm(root, { recursive: true });
});
