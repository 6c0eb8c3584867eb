import type { Transaction } from 'kysely';
import { toFlag, toJson } from '../db/columns.ts';
import type { Tables } from '../db/tables.ts';
import type { BlockSeed, PageSeed, RowSeed, WidgetSeed } from './pages/page-seed.ts';

type Handle = Transaction<Tables>;

/** Inserts a page with its rows and content blocks. */
export async function insertPage(handle: Handle, seed: PageSeed): Promise<void> {
  const { id } = await handle
    .insertInto('pages')
    .values({
      slug: seed.slug,
      url: seed.url,
      name: seed.name,
      title: seed.title,
      meta_description: seed.metaDescription,
      sitemap_group_model: seed.group ?? null,
      content: seed.content ?? '',
      listed: toFlag(seed.listed ?? true),
      created_at: seed.createdAt ?? seed.updatedAt,
      updated_at: seed.updatedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [order, block] of (seed.blocks ?? []).entries()) await insertBlock(handle, id, block, order);
  for (const [order, row] of (seed.rows ?? []).entries()) await insertRow(handle, id, row, order);
}

async function insertBlock(handle: Handle, pageId: number, block: BlockSeed, order: number): Promise<void> {
  const video = block.video === undefined ? undefined : await idOf(handle, 'videos', 'slug', block.video);
  await handle
    .insertInto('page_contents')
    .values({
      ...block.box,
      page_id: pageId,
      sort_order: order,
      name: block.name,
      template: block.template,
      variables: toJson(await settingsOf(handle, block)),
      hidden: toFlag(block.hidden ?? false),
      full_width: toFlag(block.fullWidth ?? false),
      background_video_id: video ?? null,
      trusted: toFlag(block.trusted ?? false),
    })
    .execute();
}

async function insertRow(handle: Handle, pageId: number, row: RowSeed, order: number): Promise<void> {
  const { id: rowId } = await handle
    .insertInto('page_rows')
    .values({ page_id: pageId, row_type: row.type, sort_order: order })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, block] of row.blocks.entries()) {
    const { id } = await handle
      .insertInto('page_blocks')
      .values({
        row_id: rowId,
        title: block.title ?? '',
        width: block.width ?? 12,
        column_offset: block.offset ?? 0,
        sort_order: place,
        deleted: toFlag(block.deleted ?? false),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [sort_order, widget] of block.widgets.entries()) {
      await handle
        .insertInto('page_widgets')
        .values({
          block_id: id,
          type: widget.template,
          templatevar: toJson(await settingsOf(handle, widget)),
          list_limit: widget.limit ?? 100,
          list_offset: widget.offset ?? 0,
          pagination_labels: widget.labels ? toJson(widget.labels) : null,
          sort_order,
          trusted: toFlag(widget.trusted ?? false),
        })
        .execute();
    }
  }
}

/** Returns the settings with the ids of the entries they name. */
async function settingsOf(handle: Handle, widget: WidgetSeed): Promise<Record<string, unknown>> {
  const gallery = widget.gallery && (await idOf(handle, 'galleries', 'url', widget.gallery));
  const form = widget.form && (await idOf(handle, 'forms', 'url', widget.form));
  return { ...widget.variables, ...(gallery ? { gallery } : {}), ...(form ? { form } : {}) };
}

/** Returns the id of the row with this key; undefined if an owner has deleted it. */
async function idOf(
  handle: Handle,
  table: 'galleries' | 'forms' | 'videos',
  column: 'url' | 'slug',
  key: string,
): Promise<number | undefined> {
  const { ref } = handle.dynamic;
  const row = await handle.selectFrom(table).select('id').where(ref(column), '=', key).executeTakeFirst();
  return row?.id;
}
