import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import { registerMachinePages } from './machine-pages.ts';

const PAGES = ['/dev/machines', '/dev/machines/live', '/dev/machines/coverage.json'];
const CHUNKS = ['/dev/machines/gallery.js', '/dev/machines/style.css', '/dev/machines/client.js'];
const OFF = { NODE_ENV: 'production' };
const ON = { NODE_ENV: 'production', SHOW_MACHINES: '1' };

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Creates a project with built pages of the machines. */
async function builtProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'shop-machines-'));
  folders.push(root);
  const files = [
    ['dist/inspector', 'gallery.js'],
    ['dist/inspector', 'style.css'],
    ['dist/inspector-client', 'client.js'],
    ['.cache/machines', 'coverage.json'],
  ] as const;
  for (const [folder, name] of files) {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, name), '{}');
  }
  return root;
}

async function statusesOf(variables: Record<string, string>, root: string): Promise<number[]> {
  const read = readEnvironment({ DATA_DIR: root, ...variables });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const app = Fastify();
  await registerMachinePages(app, read.environment, { root, storefront: null });
  const responses = await Promise.all([...PAGES, ...CHUNKS].map((url) => app.inject({ url })));
  await app.close();
  return responses.map(({ statusCode }) => statusCode);
}

const responsesOf = async (variables: Record<string, string>) => {
  const world = await createWorld(variables);
  const responses = await Promise.all([...PAGES, ...CHUNKS].map((url) => world.app.inject({ url })));
  await world.close();
  return responses;
};

it('the built machine pages are served with the setting on, and nothing of them with the setting off', async () => {
  const root = await builtProject();
  expect(await statusesOf(ON, root)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await statusesOf(OFF, root)).toEqual([404, 404, 404, 404, 404, 404]);
  const refused = { NODE_ENV: 'development', SHOW_MACHINES: '0' };
  expect(await statusesOf(refused, root)).toEqual([404, 404, 404, 404, 404, 404]);
});

it('with the setting off the shop has neither the pages nor the chunks, whatever was built', async () => {
  const responses = await responsesOf(OFF);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
});

it('the pages exist in development, and elsewhere if the setting is on', async () => {
  for (const variables of [{ NODE_ENV: 'development' }, ON]) {
    const [gallery, live] = await responsesOf(variables);
    expect([gallery?.statusCode, live?.statusCode]).toEqual([200, 200]);
    expect(gallery?.headers['cache-control']).toBe('no-store');
    expect(gallery?.body).toContain('<title>Machines</title>');
  }
});

it('a shop page includes the inspector’s client script with the setting on, and no trace of it with the setting off', async () => {
  const storefront = await openSourceStorefront();
  const pageOf = async (variables: Record<string, string>) => {
    const world = await createWorld(variables, storefront);
    const { statusCode, body } = await world.app.inject({ url: '/', headers: { accept: 'text/html' } });
    await world.close();
    return { statusCode, hasDoor: /inspector|\/dev\/machines/.test(body) };
  };
  expect(await pageOf(ON)).toEqual({ statusCode: 200, hasDoor: true });
  expect(await pageOf(OFF)).toEqual({ statusCode: 200, hasDoor: false });
});
