import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { isRowKey } from '../../lib/row-key.ts';
import { isRowId } from '../../lib/row-id.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { cleanHtml, cleanLink } from '../../lib/clean-html.ts';
import {
  listGalleriesOfGroup,
  findGallery,
  findGalleryByUrl,
  listSlidesOfGalleries,
  listGalleries,
  listSlides,
  listTestimonials,
  findSlide,
  findTestimonial,
  listVoucherThemes,
} from './gallery-store.ts';
import type {
  GalleryRow,
  SlideRow,
  TestimonialRow,
  VoucherThemeRow,
} from '../../db/tables/galleries-tables.ts';

/** A customer's testimonial with sanitised HTML. */
export type TestimonialNode = Selectable<TestimonialRow>;
export type VoucherThemeNode = Selectable<VoucherThemeRow>;
/** A slide with sanitised HTML and link. */
export type SlideNode = Selectable<SlideRow>;

export interface GalleryNode extends Selectable<GalleryRow> {
  slides: SlideNode[];
}

const cleanSlide = (slide: SlideNode): SlideNode => ({
  ...slide,
  content: cleanHtml(slide.content),
  link: slide.link === null ? null : cleanLink(slide.link),
});

const cleanTestimonial = (testimonial: TestimonialNode): TestimonialNode => ({
  ...testimonial,
  content: cleanHtml(testimonial.content),
});

const nothing = { data: [], total: 0 };

/** Galleries with their slides, testimonials and the themes of gift vouchers. */
export class GalleryManager {
  readonly #database: Database;

  constructor(input: { database: Database }) {
    this.#database = input.database;
  }

  /** Null for an unknown id. */
  async byId(id: number): Promise<GalleryNode | null> {
    const gallery = isRowId(id) ? await findGallery(this.#database, id) : undefined;
    return gallery ? ((await this.#withSlides([gallery]))[0] ?? null) : null;
  }

  /** Null for an unknown URL. */
  async byUrl(url: string): Promise<GalleryNode | null> {
    const gallery = isRowKey(url) ? await findGalleryByUrl(this.#database, url) : undefined;
    return gallery ? ((await this.#withSlides([gallery]))[0] ?? null) : null;
  }

  /** Returns all galleries, ordered by group. */
  async list(range: ListRange): Promise<Listed<GalleryNode>> {
    const { data, total } = await listGalleries(this.#database, range);
    return { data: await this.#withSlides(data), total };
  }

  /** Returns the galleries of a group (by slug) in order. */
  async ofGroup(group: string): Promise<GalleryNode[]> {
    return isRowKey(group) ? this.#withSlides(await listGalleriesOfGroup(this.#database, group)) : [];
  }

  /** Returns the slides of a gallery, or of all galleries, one after the other. */
  async slides(gallery: number | null, range: ListRange): Promise<Listed<SlideNode>> {
    if (gallery !== null && !isRowId(gallery)) return nothing;
    const { data, total } = await listSlides(this.#database, gallery, range);
    return { data: data.map(cleanSlide), total };
  }

  async slide(id: number): Promise<SlideNode | null> {
    const slide = isRowId(id) ? await findSlide(this.#database, id) : undefined;
    return slide ? cleanSlide(slide) : null;
  }

  /** Newest first; all of them if `group` is null. */
  async testimonials(group: string | null, range: ListRange): Promise<Listed<TestimonialNode>> {
    if (group !== null && !isRowKey(group)) return nothing;
    const { data, total } = await listTestimonials(this.#database, group, range);
    return { data: data.map(cleanTestimonial), total };
  }

  async testimonial(id: number): Promise<TestimonialNode | null> {
    const testimonial = isRowId(id) ? await findTestimonial(this.#database, id) : undefined;
    return testimonial ? cleanTestimonial(testimonial) : null;
  }

  voucherThemes(): Promise<VoucherThemeNode[]> {
    return listVoucherThemes(this.#database);
  }

  async #withSlides(galleries: Selectable<GalleryRow>[]): Promise<GalleryNode[]> {
    const ids = galleries.map((gallery) => gallery.id);
    const slides = Map.groupBy(await listSlidesOfGalleries(this.#database, ids), (slide) => slide.gallery_id);
    return galleries.map((gallery) => ({
      ...gallery,
      slides: (slides.get(gallery.id) ?? []).map(cleanSlide),
    }));
  }
}
