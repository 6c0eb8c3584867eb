import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { GalleryRow, SlideRow, TestimonialRow, VoucherThemeRow } from './galleries-tables.ts';

export function readGallery(database: Database, id: number): Promise<Selectable<GalleryRow> | undefined> {
  return database.selectFrom('galleries').selectAll().where('id', '=', id).executeTakeFirst();
}

export function readGalleriesOf(database: Database, group: string): Promise<Selectable<GalleryRow>[]> {
  return database
    .selectFrom('galleries')
    .selectAll()
    .where('group_slug', '=', group)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}

/** The slides of these galleries in their order. */
export async function readSlides(
  database: Database,
  galleryIds: readonly number[],
): Promise<Selectable<SlideRow>[]> {
  if (galleryIds.length === 0) return [];
  return database
    .selectFrom('slides')
    .selectAll()
    .where('gallery_id', 'in', galleryIds)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}

/** Newest first, of one group or of all. */
export function readTestimonials(
  database: Database,
  group: string | null,
  page: { limit: number; offset: number },
): Promise<Selectable<TestimonialRow>[]> {
  let query = database.selectFrom('testimonials').selectAll();
  if (group !== null) query = query.where('group_slug', '=', group);
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function readVoucherThemes(database: Database): Promise<Selectable<VoucherThemeRow>[]> {
  return database.selectFrom('voucher_themes').selectAll().orderBy('sort_order').orderBy('id').execute();
}
