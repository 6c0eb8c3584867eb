import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededPicturesMigration } from '../../db/migrations/011-seeded-pictures.ts';
import { hashOfOriginal } from '../../images/original.ts';
import { createPictureWorld, testPicture } from '../../testkit/pictures.ts';
import type { PictureWorld } from '../../testkit/pictures.ts';
import { runMigration } from '../../testkit/run-migration.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { PictureManager } from './picture-manager.ts';

const TRIVET = 'products/cork-trivet/banksia';
const BENCH = 'places/bench';
const LOST = '0123456789abcdef0123456789abcdef';

let world: World;
let drawn: PictureWorld;
let pictures: PictureManager;
beforeAll(async () => {
  [world, drawn] = await Promise.all([createWorld(), createPictureWorld()]);
  for (const name of [TRIVET, BENCH]) await drawn.draw(name);
  await drawn.reopen();
  pictures = new PictureManager({ database: world.services.database, images: drawn.library });
});
afterAll(async () => {
  await world.close();
  await drawn.close();
});

const photosOf = async (url: string) => {
  const { sellProduct } = await world.graphql<{ sellProduct: { photos: { photo: { url: string } }[] } }>(
    'query($url: String!) { sellProduct(url: $url) { photos { photo { url } } } }',
    { url },
  );
  return sellProduct.photos.map(({ photo }) => photo.url.split('/')[3]);
};

async function settingsOfWidgets(): Promise<string> {
  const { database } = world.services;
  const blocks = await database.selectFrom('page_contents').select('variables').execute();
  const widgets = await database.selectFrom('page_widgets').select('templatevar').execute();
  return [...blocks.map((row) => row.variables), ...widgets.map((row) => row.templatevar)].join();
}

describe('an owner’s picture', () => {
  it('replaces a seeded picture, and an earlier one of the owner', async () => {
    const before = await photosOf('cork-trivet');
    const first = await pictures.replace(TRIVET, await testPicture(800, 600, 'first').jpeg().toBuffer());
    expect(first).toMatchObject({ ok: true, value: { places: 1 } });
    const hash = first.ok ? first.value.hash : '';
    const after = await photosOf('cork-trivet');
    expect(after.filter((one) => !before.includes(one))).toEqual([hash]);
    expect(after).toHaveLength(before.length);
    const second = await pictures.replace(hash, await testPicture(800, 600, 'second').webp().toBuffer());
    expect(second).toMatchObject({ ok: true, value: { places: 1 } });
    expect(await photosOf('cork-trivet')).not.toContain(hash);
  });

  it('is replaced in the settings of widgets too', async () => {
    expect(await settingsOfWidgets()).toContain(`"seed:${BENCH}"`);
    const hashInUrl = drawn.library.hashOf(BENCH);
    const replaced = await pictures.replace(hashInUrl, await testPicture(800, 600, 'shed').png().toBuffer());
    const settings = await settingsOfWidgets();
    expect(settings).not.toContain(`"seed:${BENCH}"`);
    expect(settings).toContain(`"${replaced.ok ? replaced.value.hash : ''}"`);
  });

  it.each([
    [LOST, LOST],
    ['seed:photos/gone', 'seed:photos/gone'],
    ['photos/gone', 'seed:photos/gone'],
  ])('is replaced although its file is missing: %s', async (wanted, reference) => {
    const { database } = world.services;
    const { id } = await database
      .selectFrom('photos')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const photo = () => database.selectFrom('photos').select('image_hash').where('id', '=', id);
    await database.updateTable('photos').set({ image_hash: reference }).where('id', '=', id).execute();
    const replaced = await pictures.replace(wanted, await testPicture(800, 600, wanted).jpeg().toBuffer());
    expect(replaced).toMatchObject({ ok: true, value: { places: 1 } });
    const hash = replaced.ok ? replaced.value.hash : '';
    expect(await photo().executeTakeFirstOrThrow()).toEqual({ image_hash: hash });
  });

  it('is replaced in the settings of widgets although its file is missing', async () => {
    const { database } = world.services;
    const templatevar = JSON.stringify({ image: LOST });
    const { id } = await database.selectFrom('page_widgets').select('id').limit(1).executeTakeFirstOrThrow();
    await database.updateTable('page_widgets').set({ templatevar }).where('id', '=', id).execute();
    const bytes = await testPicture(800, 600, 'found').jpeg().toBuffer();
    expect(await pictures.replace(LOST, bytes)).toMatchObject({ ok: true, value: { places: 1 } });
    expect(await settingsOfWidgets()).not.toContain(LOST);
  });

  it('is not stored if it would replace nothing', async () => {
    const bytes = await testPicture(800, 600, 'unused').jpeg().toBuffer();
    const outcome = await pictures.replace('0'.repeat(32), bytes);
    expect(outcome).toMatchObject({ ok: false, refusal: { status: 404, textCode: 'PICTURE_UNKNOWN' } });
    expect(drawn.library.find(hashOfOriginal(bytes))).toBeUndefined();
  });

  it.each([
    ['products/cork-trivet/no-such-photo', 404],
    [BENCH, 422],
  ])('is refused if invalid: for %s with %s', async (wanted, status) => {
    const outcome = await pictures.replace(wanted, Buffer.from('<html></html>'));
    expect(outcome).toMatchObject({ ok: false, refusal: { status } });
  });
});

it('migrating a database with old picture references keeps them referring to the same pictures', async () => {
  const { database, connection } = world.services;
  const hash = 'f'.repeat(32);
  await database.updateTable('slides').set({ image_hash: 'drawing:slides/slide-gifts' }).execute();
  await database.updateTable('photos').set({ image_hash: hash }).execute();
  const { id } = await database.selectFrom('page_contents').select('id').limit(1).executeTakeFirstOrThrow();
  const settings = { image: 'drawing:places/bench', html: 'We send a "drawing: first" by e-mail.' };
  const row = { variables: JSON.stringify(settings), background_image_hash: 'drawing:slides/slide-table' };
  await database.updateTable('page_contents').set(row).where('id', '=', id).execute();
  await runMigration(connection, seededPicturesMigration);
  const slides = await database.selectFrom('slides').select('image_hash').distinct().execute();
  expect(slides).toEqual([{ image_hash: 'seed:slides/slide-gifts' }]);
  const photos = await database.selectFrom('photos').select('image_hash').distinct().execute();
  expect(photos).toEqual([{ image_hash: hash }]);
  const block = await database
    .selectFrom('page_contents')
    .select(['variables', 'background_image_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(block.variables)).toEqual({ ...settings, image: 'seed:places/bench' });
  expect(block.background_image_hash).toBe('seed:slides/slide-table');
});
