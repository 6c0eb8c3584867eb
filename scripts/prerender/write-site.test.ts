import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { SiteFolder } from './site-folder.ts';
import { SiteWriter } from './write-site.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('[PRE-01, RT-27] redirects are written for the static host, but none that goes round in a circle or leads into one', async () => {
  const to = newFolder();
  const app = Fastify();
  app.get('/*', async (_request, reply) => reply.code(404).type('text/html').send('<p>Not here</p>'));
  const site = new SiteWriter({
    app,
    folder: new SiteFolder(to),
    client: newFolder(),
    host: null,
    only: [],
    pictures: false,
    redirects: [
      { from: '/old', to: '/new' },
      { from: '/round', to: '/and-round' },
      { from: '/and-round', to: '/round' },
      { from: '/in', to: '/round' },
    ],
    say: () => undefined,
  });
  expect(await site.write()).toMatchObject({ redirects: 1, problems: [] });
  await app.close();
  expect(readFileSync(join(to, '_redirects'), 'utf8')).toBe('/old /new 301\n');
});
