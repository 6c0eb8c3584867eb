import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it('[PRE-01, RT-27] redirects are written for the static host, except those that form a loop or lead into one', async () => {
  const to = newFolder();
  const app = Fastify();
  app.get('/*', async (_request, reply) => reply.code(404).type('text/html').send('<p>Not here</p>'));
  const site = new SiteWriter({
    app,
    folder: new SiteFolder(to, 'quick'),
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

it.each(['the first time', 'later'])(
  'a site whose writing was interrupted %s is written again',
  async (when) => {
    const to = newFolder();
    const app = Fastify();
    app.get('/*', async (_request, reply) => reply.type('text/html').send('<p>Here</p>'));
    const write = () => {
      const options = { host: null, only: ['/'], pictures: false, redirects: [], say: () => undefined };
      const folder = new SiteFolder(to, 'quick');
      return new SiteWriter({ app, folder, client: newFolder(), ...options }).write();
    };
    if (when === 'later') await write();
    const interrupted = new SiteFolder(to, 'quick');
    await interrupted.prepare();
    await interrupted.write('/half.html', '<p>Half</p>');
    expect(await write()).toMatchObject({ pages: 1, problems: [] });
    await app.close();
    expect(existsSync(join(to, 'half.html'))).toBe(false);
  },
);

it('a folder with anything but a site is left as it is', async () => {
  const to = newFolder();
  writeFileSync(join(to, 'thesis.txt'), 'Mine');
  await expect(new SiteFolder(to, 'quick').prepare()).rejects.toThrow('is not empty');
  expect(readdirSync(to)).toEqual(['thesis.txt']);
});

it('[PRE-01] of a sitemap in several files all are written, and the pages in them', async () => {
  const to = newFolder();
  const app = Fastify();
  const file = (kind: string, paths: string[]) =>
    `<${kind}>${paths.map((path) => `<url><loc>https://shop.example${path}</loc></url>`).join('')}</${kind}>`;
  const sitemaps = {
    '/sitemap.xml': file('sitemapindex', ['/sitemap-1.xml', '/sitemap-2.xml']),
    '/sitemap-1.xml': file('urlset', ['/shop', '/slate']),
    '/sitemap-2.xml': file('urlset', ['/caf%C3%A9']),
  };
  for (const [path, xml] of Object.entries(sitemaps))
    app.get(path, async (_request, reply) => reply.type('application/xml').send(xml));
  app.get('/*', async (_request, reply) => reply.type('text/html').send('<p>Here</p>'));
  const site = new SiteWriter({
    app,
    folder: new SiteFolder(to, 'quick'),
    client: newFolder(),
    host: null,
    only: null,
    pictures: false,
    redirects: [],
    say: () => undefined,
  });
  expect(await site.write()).toMatchObject({ problems: [] });
  await app.close();
  for (const path of ['shop', 'slate', 'café'])
    expect([path, existsSync(join(to, path, 'index.html'))]).toEqual([path, true]);
  for (const [path, xml] of Object.entries(sitemaps)) expect(readFileSync(join(to, path), 'utf8')).toBe(xml);
});

/** A shop with one page that shows one picture in two sizes. */
function pictureShop() {
  const app = Fastify();
  app.get('/', async (_request, reply) =>
    reply
      .type('text/html')
      .send('<img srcset="/assets/i/ab/4x3/150.webp 150w" src="/assets/i/ab/4x3/300.webp">'),
  );
  app.get<{ Params: { '*': string } }>('/assets/i/*', async (request, reply) =>
    reply.type('image/webp').send(Buffer.from(request.params['*'])),
  );
  return app;
}

it.each([true, false])(
  '[PRE-01] the pictures of a page are written to the site, if requested: %s',
  async (pictures) => {
    const to = newFolder();
    const app = pictureShop();
    const options = { host: null, only: ['/'], redirects: [], say: () => undefined };
    const site = new SiteWriter({
      app,
      folder: new SiteFolder(to, 'quick'),
      client: newFolder(),
      pictures,
      ...options,
    });
    await site.write();
    await app.close();
    const written = (size: string) => {
      const file = join(to, `assets/i/ab/4x3/${size}.webp`);
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    };
    const wanted = ['ab/4x3/150.webp', 'ab/4x3/300.webp'];
    expect(['150', '300'].map(written)).toEqual(pictures ? wanted : [null, null]);
  },
);
