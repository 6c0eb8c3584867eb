import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toJson } from '../db/columns.ts';
import { writeContent } from '../db/content-version.ts';
import { changingResponses, withRenderFetch } from '../testkit/render-fetch.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import type { Storefront } from './storefront.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let storefront: Storefront;
let world: World;
beforeAll(async () => {
  storefront = await openSourceStorefront();
});
beforeEach(async () => {
  world = await createWorld({}, storefront);
});
afterEach(() => world.close());

const get = (url: string, { app } = world) => app.inject({ url, headers: { accept: BROWSER } });
const renderedAt = (body: string) => /"now":"([^"]+)"/.exec(body)?.[1];
const later = ({ now }: World, ms: number) => (now.current = new Date(now.current.getTime() + ms));

/** Inserts a page of blocks, each a template with its settings and times. */
async function writePage(
  { services }: World,
  url: string,
  blocks: { template: string; variables: object; start_time?: string; end_time?: string }[],
) {
  const texts = { slug: url.slice(1), url, name: 'Odd', title: 'Odd', meta_description: '', content: '' };
  const at = services.clock().toISOString();
  await writeContent(services.database, async (trx) => {
    const page = await trx
      .insertInto('pages')
      .values({ ...texts, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, { variables, ...block }] of blocks.entries())
      await trx
        .insertInto('page_contents')
        .values({
          page_id: page.id,
          sort_order: index,
          name: 'Block',
          variables: toJson(variables),
          ...block,
        })
        .execute();
  });
}

const text = (words: string) => ({ template: 'core/html', variables: { html: `<p>${words}</p>` } });
const faq = { template: 'faq', variables: { heading: 'Questions' } };

describe('a widget that throws on the server', () => {
  it('[PGR-17] is left out, its page is rendered, and that page is not cached', async () => {
    const nullEntry = changingResponses('/faq', (body) =>
      JSON.stringify({ ...JSON.parse(body), data: [null] }),
    );
    let isBroken = true;
    const reported: string[] = [];
    const listening: Storefront = {
      ...storefront,
      async load() {
        const bundle = await storefront.load();
        const report = (error: unknown) => void reported.push(String(error));
        return { ...bundle, render: (request) => bundle.render({ ...request, report }) };
      },
    };
    const broken = await createWorld(
      {},
      withRenderFetch(
        listening,
        (fetch) => (input, init) => (isBroken ? nullEntry(fetch) : fetch)(input, init),
      ),
    );
    await writePage(broken, '/odd', [text('before'), faq, text('after')]);
    const page = await get('/odd', broken);
    expect(page.statusCode).toBe(200);
    expect(reported).toEqual([expect.stringMatching(/^TypeError: .*null/)]);
    expect(page.body).toMatch(/<p>before<\/p>.*<p>after<\/p>/s);
    expect(page.body).not.toContain('>Questions<');
    isBroken = false;
    expect((await get('/odd', broken)).body).toContain('>Questions<');
    await broken.close();
  });

  it('a page with a failed request to the host is not cached', async () => {
    let isDown = true;
    const failing = await createWorld(
      {},
      withRenderFetch(storefront, (fetch) => async (input, init) => {
        const fails = isDown && String(input).includes('/faq');
        return fails ? new Response('{}', { status: 500 }) : fetch(input, init);
      }),
    );
    await writePage(failing, '/odd', [text('before'), faq]);
    expect((await get('/odd', failing)).body).not.toContain('>Questions<');
    isDown = false;
    expect((await get('/odd', failing)).body).toContain('>Questions<');
    await failing.close();
  });

  it('[PRE-02] healthy widgets are rendered as plain HTML', async () => {
    for (const url of ['/', '/about', '/demo_asdf']) {
      const { body } = await get(url);
      expect(body, url).not.toMatch(/<template|<!--\$[?!]-->/);
      expect(body, url).toContain('<!--$-->');
    }
  });
});

describe('a screen that throws on the server', () => {
  it('leaves the layout with a message and status 500, and is not cached', async () => {
    let isBroken = true;
    const nullPhoto = changingResponses('/graphql', (body) =>
      body.replace(/"photos":\[\{/, '"photos":[null,{'),
    );
    const broken = await createWorld(
      {},
      withRenderFetch(
        storefront,
        (fetch) => (input, init) => (isBroken ? nullPhoto(fetch) : fetch)(input, init),
      ),
    );
    const { statusCode, headers, body } = await get('/product/engraved-slate-coasters', broken);
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(body).toContain('This page did not load');
    expect(body).toContain('<footer');
    isBroken = false;
    expect((await get('/product/engraved-slate-coasters', broken)).statusCode).toBe(200);
    await broken.close();
  });
});

describe('an error in a browser', () => {
  it('[ERR-14] is a plain page if the layout cannot be rendered, and an object for an API call', async () => {
    await get('/shop');
    await world.services.connection.close();
    const page = await get('/product/engraved-slate-coasters');
    expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(page.body).not.toContain('INTERNAL_ERROR');
    expect((await get('/shop')).statusCode).toBe(200);
    const call = await world.app.inject('/api/v1/cognito/domain/currentDomain');
    expect([call.statusCode, call.json()]).toMatchObject([500, { text_code: 'INTERNAL_ERROR' }]);
  });

  it('[ERR-14] is a page for a browser’s post to an unknown URL, and an object for one by a script', async () => {
    const post = (accept: string) => world.app.inject({ method: 'POST', url: '/about', headers: { accept } });
    const page = await post(BROWSER);
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await post('*/*')).json()).toMatchObject({ text_code: 'NOT_FOUND' });
    expect((await get('/api/v1/nothing')).json()).toMatchObject({ text_code: 'NOT_FOUND' });
  });
});

describe('an unknown page', () => {
  it('[RT-14] is rendered once for all URLs, and does not reveal other requested URLs', async () => {
    const first = await get('/wp-login.php');
    expect(first.statusCode).toBe(404);
    expect(first.body).not.toContain('wp-login');
    later(world, 1);
    for (const url of ['/.env', '/another/one', '/wp-login.php?x=1', '/.env']) {
      expect([url, (await get(url)).body]).toEqual([url, first.body]);
    }
    const group = await get('/shop/no-such-group');
    expect(group.body).toContain('Sorry, Couldn');
    expect((await get('/shop/neither')).body).toBe(group.body);
  });

  it('[RT-14] appears once its owner writes it a moment later', async () => {
    expect((await get('/new-page')).statusCode).toBe(404);
    await writePage(world, '/new-page', [text('here I am')]);
    expect((await get('/new-page')).body).toContain('here I am');
  });

  it('[RT-14] requests no complete lists from the host', async () => {
    const requested: string[] = [];
    const counting = await createWorld(
      {},
      withRenderFetch(storefront, (fetch) => (input, init) => {
        requested.push(String(input));
        return fetch(input, init);
      }),
    );
    await get('/first', counting);
    requested.length = 0;
    await get('/second', counting);
    expect(requested.filter((url) => /domain\/initialData/.test(url) && !/sitemap=0/.test(url))).toEqual([]);
    requested.length = 0;
    await get('/second', counting);
    expect(requested).toEqual([]);
    await counting.close();
  });
});

it('[BLK-03] a cached page changes exactly when its blocks begin and end', async () => {
  const at = (ms: number) => new Date(world.now.current.getTime() + ms).toISOString();
  await writePage(world, '/sale', [
    { ...text('before the sale'), end_time: at(1_000) },
    { ...text('the sale'), start_time: at(5_000) },
  ]);
  const shown = async () => (await get('/sale')).body.match(/before the sale|the sale/g) ?? [];
  const begun = renderedAt((await get('/sale')).body);
  later(world, 1_000);
  expect(await shown()).toContain('before the sale');
  expect(renderedAt((await get('/sale')).body)).toBe(begun);
  later(world, 1);
  expect((await get('/sale')).body).not.toMatch(/<p>before the sale/);
  later(world, 3_998);
  expect((await get('/sale')).body).not.toMatch(/<p>the sale/);
  later(world, 1);
  expect((await get('/sale')).body).toMatch(/<p>the sale/);
});

it('[SEO-01] a page without a description is described by its first text', async () => {
  await writePage(world, '/undescribed', [faq, text('Nan&rsquo;s slate &amp; cork, cut in Bundaberg.')]);
  const { body } = await get('/undescribed');
  expect(/<meta name="description" content="([^"]*)"/.exec(body)?.[1]).toBe(
    'Nan’s slate &amp; cork, cut in Bundaberg.',
  );
});
