import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeContent } from '../db/content-version.ts';
import { logInAdministrator } from '../testkit/administrator.ts';
import { logIn } from '../testkit/log-in.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await createWorld();
  ({ token } = await logInAdministrator(world));
});
afterAll(() => world.close());

let badge: { model: string; entry: number; field: string; english: string };
beforeEach(async () => {
  const { body } = await list({ locale: 'fr', area: 'products' });
  const found = body.data.find(({ field }) => field === 'blurb');
  if (!found) throw new Error('the seed has no products');
  const { model, entry, field, english } = found;
  badge = { model, entry, field, english };
});

const list = (input: { locale: string; area: string; state?: string; id?: string; page?: number }) =>
  world.rest('backOfficeTranslations', input, { token });
const save = (translation: string, more: object = {}) =>
  world.rest(
    'backOfficeTranslationSave',
    { locale: 'fr', ...badge, translation, seen: '', ...more },
    { token },
  );

it('[I18-04, GRD-16] only administrators can read and write translations', async () => {
  const url = '/api/v1/cms/translation?locale=fr&area=products';
  expect((await world.app.inject(url)).statusCode).toBe(401);
  const shopper = await logIn(world);
  const headers = { authorization: `Bearer ${shopper.token}` };
  expect((await world.app.inject({ url, headers })).statusCode).toBe(403);
  const refused = await world.rest(
    'backOfficeTranslationSave',
    { locale: 'fr', ...badge, translation: 'Quatre' },
    { token: shopper.token },
  );
  expect(refused.status).toBe(403);
});

it('[I18-04] each area lists its texts, and which of them are missing', async () => {
  const areas = 'products choices categories menus pages galleries forms people shop'.split(' ');
  for (const area of areas) {
    const [all, missing, done] = await Promise.all([
      list({ locale: 'de', area }),
      list({ locale: 'de', area, state: 'missing' }),
      list({ locale: 'de', area, state: 'done' }),
    ]);
    expect([area, all.body.total > 0]).toEqual([area, true]);
    expect(missing.body.total + done.body.total).toBe(all.body.total);
    expect(missing.body.data.every(({ translation }) => translation === '')).toBe(true);
  }
});

it('an old form whose fields are incomplete or malformed does not hide the other texts', async () => {
  const old = [null, { name: 'size', label: 7, values: 'none' }, { name: 'colour', label: 'Colour' }];
  await writeContent(world.services.database, (trx) =>
    trx
      .insertInto('forms')
      .values({ name: 'Old order', url: 'old-order', cost_cents: 0, data: JSON.stringify(old), enabled: 1 })
      .execute(),
  );
  expect((await list({ locale: 'de', area: 'forms' })).status).toBe(200);
  const texts = await world.services.translationEditor.all('de');
  const own = texts.filter(({ name }) => name === 'Old order').map(({ english }) => english);
  expect(own).toEqual(['Old order', '7', 'Colour']);
});

it('a text can be requested alone', async () => {
  const { body } = await list({ locale: 'de', area: 'products', page: 2 });
  const [text] = body.data;
  const alone = await list({ locale: 'de', area: 'products', id: text?.id ?? '' });
  expect(alone.body).toMatchObject({ data: [text], total: 1 });
  const unknown = await list({ locale: 'de', area: 'products', id: 'product/0/name' });
  expect(unknown.body.data).toEqual([]);
});

it('[I18-04] a saved translation is used at once, is cleaned, and can be removed', async () => {
  const saved = await save('<b>Quatre</b>\n sous-verres ');
  expect(saved.body).toMatchObject({
    translation: 'Quatre sous-verres',
    state: 'done',
    english: badge.english,
  });
  const read = async () => {
    const { body } = await world.app.inject({
      method: 'POST',
      url: '/graphql',
      cookies: { locale: 'fr' },
      payload: { query: '{ sellProducts(first: 100) { id blurb } }' },
    });
    const products: { id: number; blurb: string }[] = JSON.parse(body).data.sellProducts;
    return products.find(({ id }) => id === badge.entry)?.blurb;
  };
  expect(await read()).toBe('Quatre sous-verres');
  expect((await save(' ', { seen: 'Quatre sous-verres' })).body).toMatchObject({
    translation: '',
    state: 'missing',
  });
  expect(await read()).toContain(badge.english);
});

it('a text of each model that is listed can be saved', async () => {
  const texts = await world.services.translationEditor.all('pl');
  const ofEachModel = [...Map.groupBy(texts, ({ model }) => model).values()].flatMap((all) =>
    all.slice(0, 1),
  );
  expect(ofEachModel.length).toBeGreaterThan(15);
  for (const { model, entry, field, english } of ofEachModel) {
    const given = { locale: 'pl', model, entry, field, english, translation: 'Tak' };
    const { status } = await world.rest('backOfficeTranslationSave', given, { token });
    expect([model, status]).toEqual([model, 200]);
  }
});

it('[I18-04] a translation whose English has changed since is stale until it is saved again', async () => {
  await save('Quatre', { english: 'What it said before' });
  const stale = async () =>
    (await list({ locale: 'fr', area: 'products', state: 'stale' })).body.data.map(({ entry, before }) => [
      entry,
      before,
    ]);
  expect(await stale()).toEqual([[badge.entry, 'What it said before']]);
  expect((await save('Quatre', { seen: 'Quatre' })).body.state).toBe('done');
  expect(await stale()).toEqual([]);
  await save('', { seen: 'Quatre' });
});

it('[I18-04] of two edits of one text the second is refused with the first one’s text, and loses nothing', async () => {
  await save('Le premier');
  const second = await save('Le second');
  expect([second.status, second.response.json()]).toMatchObject([
    409,
    { text_code: 'TRANSLATION_CHANGED', message: expect.stringContaining('Le premier') },
  ]);
  // A repeat, as if the first response was lost.
  expect((await save('Le premier')).status).toBe(200);
  expect((await save('Le second', { seen: 'Le premier' })).body.translation).toBe('Le second');
  await save('', { seen: 'Le second' });
});

it.each([
  [{ locale: 'tlh' }, 400, 'locale'],
  [{ locale: 'en' }, 422, 'locale'],
  [{ translation: 'x'.repeat(501) }, 422, 'translation'],
  [{ field: 'price' }, 404, null],
  [{ entry: 999_999 }, 404, null],
  [{ model: 'user' }, 404, null],
] as const)('[I18-04] an invalid translation is refused: %o', async (wrong, status, field) => {
  const { response } = await save('Bien', wrong);
  const body = response.json();
  expect(response.statusCode).toBe(status);
  expect(Object.keys(body.fields ?? {})).toEqual(field === null ? [] : [field]);
});

it('[SEC-04] HTML of a translation is cleaned like its English', async () => {
  const { body } = await list({ locale: 'fr', area: 'products' });
  const prose = body.data.find(({ is_html }) => is_html);
  const { model, entry, field, english } = prose ?? badge;
  const saved = await world.rest(
    'backOfficeTranslationSave',
    {
      locale: 'fr',
      model,
      entry,
      field,
      english,
      seen: '',
      translation: '<p>Bon</p><script>alert(1)</script>',
    },
    { token },
  );
  expect(saved.body.translation).toBe('<p>Bon</p>');
});
