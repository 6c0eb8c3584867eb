import type { Selectable } from 'kysely';
import { fromFlag, fromJson } from '../db/columns.ts';
import type { FaqRow } from '../db/tables/faqs-tables.ts';
import type { GalleryNode, SlideNode, TestimonialNode } from '../domain/galleries/gallery-manager.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import type { ImageSpec } from '../images/image-spec.ts';
import { cleanHtml, cleanLink } from '../domain/pages/clean-html.ts';
import { servedSettings } from '../domain/pages/inline-code.ts';
import type { PageContentNode, PageNode } from '../domain/pages/page-manager.ts';
import { withPictures } from '../domain/pages/setting-pictures.ts';
import type { SettingPictures } from '../domain/pages/setting-pictures.ts';
import type { PersonRow } from '../db/tables/people-tables.ts';
import type { PhotoRow } from '../db/tables/photos-tables.ts';
import type * as Wire from '../generated/wire.ts';

const BACKGROUND: ImageSpec = { aspect: '16x9', width: 1920 };

const picture = (images: ImageLookup, hash: string | null, spec: ImageSpec): Wire.Image | null =>
  hash === null ? null : images.record(hash, spec);

/** Who works here (ENT-15). */
export function personAsWire(
  { photo_hash, sort_order: _order, ...person }: Selectable<PersonRow>,
  images: ImageLookup,
  spec: ImageSpec,
): Wire.Person {
  return { ...person, photo: picture(images, photo_hash, spec) };
}

/** A question with its answer (ENT-17). */
export const faqAsWire = ({ id, name, content, group_slug }: Selectable<FaqRow>): Wire.Faq => ({
  id,
  name,
  content: cleanHtml(content),
  group: group_slug,
});

/** A photo of the site (ENT-11). */
export const photoAsWire = (
  photo: Selectable<PhotoRow>,
  images: ImageLookup,
  spec: ImageSpec,
): Wire.Photo => ({
  id: photo.id,
  name: photo.name,
  description: photo.description,
  image: picture(images, photo.image_hash, spec),
});

/** What a customer says (ENT-15). */
export function testimonialAsWire(
  testimonial: TestimonialNode,
  images: ImageLookup,
  spec: ImageSpec,
): Wire.Testimonial {
  const { id, name, title, content, rating, image_hash } = testimonial;
  return { id, name, title, content: cleanHtml(content), rating, image: picture(images, image_hash, spec) };
}

/** A slide (ENT-13). */
export function slideAsWire(
  slide: Omit<SlideNode, 'aspect'>,
  images: ImageLookup,
  spec: ImageSpec,
): Wire.Slide {
  const { id, heading, sub_heading, overlay_color, text_color, image_opacity, image_saturation } = slide;
  const { content, link, link_button_text, link_target, image_hash } = slide;
  return {
    id,
    heading,
    sub_heading,
    content: cleanHtml(content),
    image: picture(images, image_hash, spec),
    overlay_color,
    text_color,
    image_opacity,
    image_saturation,
    link: link === null ? null : cleanLink(link),
    link_button_text,
    link_target,
  };
}

/** A gallery with its slides (ENT-14). */
export function galleryAsWire(gallery: GalleryNode, images: ImageLookup, spec: ImageSpec): Wire.Gallery {
  const { id, name, url, heading, sub_heading, slides } = gallery;
  return {
    id,
    name,
    url,
    heading,
    sub_heading,
    slides: slides.map((slide) => slideAsWire(slide, images, spec)),
  };
}

function contentAsWire(node: PageContentNode, pictures: SettingPictures): Wire.PageContentBlock {
  const { page_id: _page, background_image_hash, video, trusted, ...block } = node;
  const settings = fromJson<unknown>(block.variables);
  return {
    ...block,
    variables: withPictures(servedSettings({ type: block.template, settings, trusted }), pictures),
    hidden: fromFlag(block.hidden),
    full_width: fromFlag(block.full_width),
    editing: fromFlag(block.editing),
    deleted: fromFlag(block.deleted),
    background_image_fixed: fromFlag(block.background_image_fixed),
    imageHashes: { background_image: picture(pictures, background_image_hash, BACKGROUND) },
    background_video: video && {
      id: video.id,
      file: video.file,
      imageHashes: { slate: picture(pictures, video.slateHash, BACKGROUND) },
    },
  };
}

const rowAsWire = (row: Wire.PageRow, pictures: SettingPictures): Wire.PageRow => ({
  ...row,
  blocks: row.blocks.map((block) => ({
    ...block,
    widgets: block.widgets.map((widget) => ({
      ...widget,
      templatevar: withPictures(widget.templatevar, pictures),
    })),
  })),
});

/** A page; without `blocks` what it consists of is left out (ENT-06…ENT-09). */
export async function pageAsWire(
  page: PageNode,
  pictures: SettingPictures,
  { blocks }: { blocks: boolean } = { blocks: true },
): Promise<Wire.Page> {
  const [rows, contents] = blocks ? await Promise.all([page.rows(), page.contents()]) : [[], []];
  const { id, name, slug, url, title, meta_description, sitemap_model, sitemap_group_model } = page;
  return {
    id,
    name,
    slug,
    url,
    title,
    meta_description,
    sitemap_model,
    sitemap_group_model,
    listed: fromFlag(page.listed),
    content: blocks ? cleanHtml(page.content) : '',
    created_at: page.created_at,
    updated_at: page.updated_at,
    rows: rows.map((row) => rowAsWire(row, pictures)),
    pageContents: contents.map((node) => contentAsWire(node, pictures)),
  };
}
