import type { Insertable, Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '../db/tables.ts';
import type { PageContentRow } from '../db/tables/pages-tables.ts';
import { writeContent } from '../db/content-version.ts';
import type { Page } from '../generated/wire.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Handle = Transaction<Tables>;

const SIDES = ['top', 'bottom', 'left', 'right'];

/** Every setting of the frame around a widget; its picture is a hash that is looked up. */
const WIDGET_FRAME = {
  widget_is_visible: '1',
  widget_hidden_before: '2026-11-01',
  widget_hidden_after: '2027-11-01',
  ...Object.fromEntries(SIDES.map((side) => [`widget_padding_${side}`, 4])),
  ...Object.fromEntries(SIDES.map((side) => [`widget_margin_${side}`, 8])),
  widget_background_colour: 'inf',
  widget_text_colour: 'wht',
  widget_background_image: 'ab12'.repeat(8),
  widget_background_image_opacity: '70',
  widget_background_image_saturation: '50',
  widget_background_image_fixed: '1',
  widget_aos_type: 'fade-up',
  widget_aos_easing: 'ease-in',
  widget_aos_offset: 60,
  widget_aos_duration: 200,
  widget_aos_delay: 50,
};

async function insertPage(database: Handle): Promise<number> {
  const at = '2026-11-01T00:00:00.000Z';
  const texts = { name: 'Care', title: 'Care', meta_description: '', content: '<p onclick="x()">Old</p>' };
  const page = { slug: 'care', url: '/care', ...texts, created_at: at, updated_at: at };
  const { id } = await database.insertInto('pages').values(page).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function insertRow(database: Handle, pageId: number): Promise<void> {
  const row = await database
    .insertInto('page_rows')
    .values({ page_id: pageId, row_type: 'tabs', sort_order: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [sort_order, title] of ['Timber', 'Deleted'].entries()) {
    const block = await database
      .insertInto('page_blocks')
      .values({
        row_id: row.id,
        title,
        width: 6,
        column_offset: 3,
        sort_order,
        deleted: sort_order === 1 ? 1 : 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const templatevar = JSON.stringify({ html: '<b>Oil</b><script>1</script>', ...WIDGET_FRAME });
    await database
      .insertInto('page_widgets')
      .values({ block_id: block.id, type: 'core/html', templatevar, sort_order: 0 })
      .execute();
  }
}

async function insertContents(database: Handle, pageId: number): Promise<void> {
  const video = await database
    .insertInto('videos')
    .values({ platform: 'youtube', name: 'Cut', slug: 'cut', slate_hash: 'ab12'.repeat(8), file: 'cut.mp4' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const contents: Omit<Insertable<PageContentRow>, 'page_id' | 'template' | 'variables'>[] = [
    {
      name: 'Second',
      sort_order: 2,
      background_image_hash: 'cd34',
      padding_top: 8,
      background_video_id: video.id,
    },
    { name: 'First', sort_order: 1, hidden: 1, aos_type: 'fade-up', anchor_name: 'top' },
    { name: 'Deleted', sort_order: 0, deleted: 1 },
  ];
  for (const content of contents) {
    await database
      .insertInto('page_contents')
      .values({ page_id: pageId, template: 'core/html', variables: '{}', ...content })
      .execute();
  }
}

const QUERY = `{ cognitoPage(url: "/care") {
  content
  rows { row_type blocks { title width offset widgets { type templatevar limit offset } } }
  pageContents { name hidden padding_top aos_type anchor_name imageHashes { background_image { width height } }
    background_video { file imageHashes { slate { url } } } }
} }`;

it('[ENT-07, ENT-08, ENT-09, SEC-04] an edited page has rows, blocks, widgets with their frames, video and clean HTML, and nothing deleted', async () => {
  await writeContent(world.services.database, async (database) => {
    const pageId = await insertPage(database);
    await insertRow(database, pageId);
    await insertContents(database, pageId);
  });
  const { cognitoPage } = await world.graphql<{ cognitoPage: Page }>(QUERY);
  expect(cognitoPage.content).toBe('<p>Old</p>');
  const widget = {
    type: 'core/html',
    templatevar: expect.objectContaining({ html: '<b>Oil</b>', ...WIDGET_FRAME }),
    limit: 100,
    offset: 0,
  };
  expect(cognitoPage.rows).toEqual([
    { row_type: 'tabs', blocks: [{ title: 'Timber', width: 6, offset: 3, widgets: [widget] }] },
  ]);
  expect(cognitoPage.pageContents).toMatchObject([
    { name: 'First', hidden: true, aos_type: 'fade-up', anchor_name: 'top', background_video: null },
    {
      name: 'Second',
      hidden: false,
      padding_top: 8,
      imageHashes: { background_image: { width: 1920, height: 1080 } },
      background_video: {
        file: 'cut.mp4',
        imageHashes: { slate: { url: expect.stringContaining(`/${'ab12'.repeat(8)}/`) } },
      },
    },
  ]);
});
