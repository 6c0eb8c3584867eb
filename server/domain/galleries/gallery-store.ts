import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { listPart } from '../../db/rows.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import type {
  GalleryRow,
  SlideRow,
  TestimonialRow,
  VoucherThemeRow,
} from '../../db/tables/galleries-tables.ts';

export function findGallery(database: Database, id: number): Promise<Selectable<GalleryRow> | undefined> {
  return database
    .selectFrom('galleries')
    .selectAll()
    .where('id', '=', id)
    .where('enabled', '=', 1)
    .executeTakeFirst();
}

export function listGalleriesOfGroup(database: Database, group: string): Promise<Selectable<GalleryRow>[]> {
  return database
    .selectFrom('galleries')
    .selectAll()
    .where('group_slug', '=', group)
    .where('enabled', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}

/** Returns all galleries, ordered by group and within each. */
export function listGalleries(database: Database, range: ListRange): Promise<Listed<Selectable<GalleryRow>>> {
  const galleries = database.selectFrom('galleries').where('enabled', '=', 1);
  return listPart(galleries.selectAll().orderBy('group_slug').orderBy('sort_order').orderBy('id'), range);
}

/** Returns the slides of these galleries in order. */
export async function listSlidesOfGalleries(
  database: Database,
  galleryIds: readonly number[],
): Promise<Selectable<SlideRow>[]> {
  if (galleryIds.length === 0) return [];
  return database
    .selectFrom('slides')
    .selectAll()
    .where('gallery_id', 'in', galleryIds)
    .where('enabled', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}

/** Selects the visible slides of visible galleries. */
const shownSlides = (database: Database) =>
  database
    .selectFrom('slides')
    .where('slides.enabled', '=', 1)
    .where('gallery_id', 'in', (query) =>
      query.selectFrom('galleries').select('galleries.id').where('galleries.enabled', '=', 1),
    );

/** Returns the slides of a gallery, or of all galleries, one after the other. */
export function listSlides(
  database: Database,
  gallery: number | null,
  range: ListRange,
): Promise<Listed<Selectable<SlideRow>>> {
  let slides = shownSlides(database);
  if (gallery !== null) slides = slides.where('gallery_id', '=', gallery);
  return listPart(slides.selectAll().orderBy('gallery_id').orderBy('sort_order').orderBy('id'), range);
}

export function findSlide(database: Database, id: number): Promise<Selectable<SlideRow> | undefined> {
  return shownSlides(database).selectAll().where('id', '=', id).executeTakeFirst();
}

export function findTestimonial(
  database: Database,
  id: number,
): Promise<Selectable<TestimonialRow> | undefined> {
  return database
    .selectFrom('testimonials')
    .selectAll()
    .where('id', '=', id)
    .where('enabled', '=', 1)
    .executeTakeFirst();
}

export function findGalleryByUrl(
  database: Database,
  url: string,
): Promise<Selectable<GalleryRow> | undefined> {
  return database
    .selectFrom('galleries')
    .selectAll()
    .where('url', '=', url)
    .where('enabled', '=', 1)
    .executeTakeFirst();
}

/** Returns testimonials, newest first, of one group or all. */
export function listTestimonials(
  database: Database,
  group: string | null,
  range: ListRange,
): Promise<Listed<Selectable<TestimonialRow>>> {
  let testimonials = database.selectFrom('testimonials').where('enabled', '=', 1);
  if (group !== null) testimonials = testimonials.where('group_slug', '=', group);
  return listPart(testimonials.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'), range);
}

export function listVoucherThemes(database: Database): Promise<Selectable<VoucherThemeRow>[]> {
  return database
    .selectFrom('voucher_themes')
    .selectAll()
    .where('enabled', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}
