import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { isRowKey } from '../../lib/row-key.ts';
import { isRowId } from '../../lib/row-id.ts';
import {
  readGalleriesOf,
  readGallery,
  readGalleryByUrl,
  readSlides,
  readTestimonials,
  readVoucherThemes,
} from './gallery-store.ts';
import type {
  GalleryRow,
  SlideRow,
  TestimonialRow,
  VoucherThemeRow,
} from '../../db/tables/galleries-tables.ts';

export type TestimonialNode = Selectable<TestimonialRow>;
export type VoucherThemeNode = Selectable<VoucherThemeRow>;

/** A slide and the aspect that its picture has unless another is asked for. */
export interface SlideNode extends Selectable<SlideRow> {
  aspect: string;
}

export interface GalleryNode extends Selectable<GalleryRow> {
  slides: SlideNode[];
}

export interface GalleryManager {
  /** Null for an unknown id. */
  byId(id: number, aspect: string): Promise<GalleryNode | null>;
  /** Null for an unknown url. */
  byUrl(url: string, aspect: string): Promise<GalleryNode | null>;
  /** The galleries of a group (its slug) in their order. */
  ofGroup(group: string, aspect: string): Promise<GalleryNode[]>;
  /** Newest first; `group` null: all. */
  testimonials(group: string | null, page: { limit: number; offset: number }): Promise<TestimonialNode[]>;
  voucherThemes(): Promise<VoucherThemeNode[]>;
}

export function createGalleryManager(database: Database): GalleryManager {
  async function withSlides(galleries: Selectable<GalleryRow>[], aspect: string): Promise<GalleryNode[]> {
    const slides = await readSlides(
      database,
      galleries.map((gallery) => gallery.id),
    );
    const byGallery = Map.groupBy(slides, (slide) => slide.gallery_id);
    return galleries.map((gallery) => ({
      ...gallery,
      slides: (byGallery.get(gallery.id) ?? []).map((slide) => ({ ...slide, aspect })),
    }));
  }
  return {
    async byId(id, aspect) {
      const gallery = isRowId(id) ? await readGallery(database, id) : undefined;
      return gallery ? ((await withSlides([gallery], aspect))[0] ?? null) : null;
    },
    async byUrl(url, aspect) {
      const gallery = isRowKey(url) ? await readGalleryByUrl(database, url) : undefined;
      return gallery ? ((await withSlides([gallery], aspect))[0] ?? null) : null;
    },
    ofGroup: async (group, aspect) =>
      isRowKey(group) ? withSlides(await readGalleriesOf(database, group), aspect) : [],
    testimonials: async (group, page) =>
      group === null || isRowKey(group) ? readTestimonials(database, group, page) : [],
    voucherThemes: () => readVoucherThemes(database),
  };
}
