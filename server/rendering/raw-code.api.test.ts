import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toJson } from '../db/columns.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const CODE = '<p id="mine">Mine</p><script>top.location = "https://evil.example"</script>';

let world: World;
let pageId: number;
beforeAll(async () => {
  world = await createWorld();
  world.now.current = new Date('2026-11-21T00:00:00Z');
  const { database } = world.services;
  const page = await database
    .selectFrom('pages')
    .select('id')
    .where('url', '=', '/about')
    .executeTakeFirstOrThrow();
  pageId = page.id;
});
afterAll(() => world.close());

async function block(more: object = {}, settings: object = {}): Promise<string> {
  const { id } = await world.services.database
    .insertInto('page_contents')
    .values({
      page_id: pageId,
      sort_order: 99,
      name: 'Code',
      template: 'raw_code',
      variables: toJson({ raw_html: CODE, ...settings }),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `/raw/${id}`;
}

const statusOf = async (url: string) => (await world.app.inject(url)).statusCode;

describe('the frame of raw code', () => {
  it('[WGT-03, SEC-04] is served as written, in a sandbox without our origin', async () => {
    const { statusCode, headers, body } = await world.app.inject(await block());
    expect(statusCode).toBe(200);
    expect(body).toContain(CODE);
    expect(body).toContain('raw-code.height');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy.join()).not.toMatch(/allow-same-origin|allow-top-navigation|'self'[^]*script/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('[WGT-03, A69] code runs in the page itself only if an administrator has saved it so', async () => {
    const served = async (more: object, settings: object) => {
      const url = await block(more, settings);
      const id = Number(url.split('/').at(-1));
      const { body } = await world.rest('pageOne', { url: '/about' });
      const ofRest = body.data.pageContents.find((one) => one.id === id)?.variables;
      const { cognitoPage } = await world.graphql<{ cognitoPage: { pageContents: { id: number }[] } }>(
        '{ cognitoPage(url: "/about") { pageContents { id variables } } }',
      );
      expect(cognitoPage.pageContents.find((one) => one.id === id)).toEqual({ id, variables: ofRest });
      const script = await world.app.inject(`${url}/script.js`);
      return { settings: ofRest, status: script.statusCode, script };
    };
    const inline = { inline: '1', has_script: '1' };
    expect(await served({}, inline)).toMatchObject({ settings: { raw_html: CODE }, status: 404 });
    expect((await served({}, inline)).settings).not.toHaveProperty('inline');
    expect((await served({}, inline)).settings).not.toHaveProperty('has_script');
    expect((await served({ trusted: 1 }, {})).status).toBe(404);
    const { settings, script } = await served({ trusted: 1 }, inline);
    expect(settings).toEqual({
      raw_html: '<p id="mine">Mine</p>',
      inline: true,
      has_script: true,
      has_style: false,
    });
    expect(script.body).toBe('top.location = "https://evil.example"');
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect((await served({ trusted: 1, hidden: 1 }, inline)).status).toBe(404);
  });

  it('[WGT-03] a widget in a row has a frame too', async () => {
    const { id } = await world.services.database
      .selectFrom('page_widgets')
      .select('id')
      .where('type', '=', 'raw_code')
      .executeTakeFirstOrThrow();
    const { statusCode, body } = await world.app.inject(`/raw/widget-${id}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('One more line.');
  });

  it.each([
    ['hidden', { hidden: 1 }, {}],
    ['deleted', { deleted: 1 }, {}],
    ['deleted, though it is edited', { deleted: 1, editing: 1 }, {}],
    ['not yet there', { start_time: '2026-11-21T00:00:00.001Z' }, {}],
    ['over', { end_time: '2026-11-20T23:59:59.999Z' }, {}],
    ['another widget', { template: 'core/html' }, {}],
    ['switched off', {}, { widget_is_visible: '0' }],
    ['over by its date', {}, { widget_hidden_after: '2026-11-20' }],
    ['not yet there by its date', {}, { widget_hidden_before: '2026-11-22' }],
    ['without code', {}, { raw_html: 7 }],
  ])('[WGT-03] code that is %s is not served', async (_name, more, settings) => {
    expect(await statusOf(await block(more, settings))).toBe(404);
  });

  it.each([
    ['edited, though it is hidden', { hidden: 1, editing: 1 }, {}],
    ['at its first instant', { start_time: '2026-11-21T00:00:00.000Z' }, {}],
    ['at its last instant', { end_time: '2026-11-21T00:00:00.000Z' }, {}],
    ['on its last day', {}, { widget_hidden_after: '2026-11-21' }],
  ])('[WGT-03, BLK-03] code that is %s is served', async (_name, more, settings) => {
    expect(await statusOf(await block(more, settings))).toBe(200);
  });

  it('[WGT-03] code on a disabled page is not served', async () => {
    const url = await block();
    const { database } = world.services;
    await database.updateTable('pages').set({ enabled: 0 }).where('id', '=', pageId).execute();
    expect(await statusOf(url)).toBe(404);
    await database.updateTable('pages').set({ enabled: 1 }).where('id', '=', pageId).execute();
    expect(await statusOf(url)).toBe(200);
  });

  it.each(['0', '-1', '99999999999', 'widget-', 'widget-0', 'x', '1%00', '..%2F1'])(
    '[WGT-03] /raw/%s is not found',
    async (name) => {
      expect(await statusOf(`/raw/${name}`)).toBe(404);
    },
  );
});
