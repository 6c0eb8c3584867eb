import type {
  GalleryNode,
  SlideNode,
  TestimonialNode,
  VoucherThemeNode,
} from '../domain/galleries/gallery-manager.ts';
import type { Gallery, Slide, Testimonial, VoucherTheme } from '../generated/wire.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import type { ImageSpec } from '../images/image-spec.ts';
import { pictureField } from './picture.ts';
import { translated } from './translated.ts';
import type { WireOf } from './wire-of.ts';

export type GalleryWire = WireOf<Gallery>;
export type TestimonialWire = WireOf<Testimonial>;
export type VoucherThemeWire = WireOf<VoucherTheme>;

/** The default sizes of pictures. */
export const SLIDE_PICTURE: ImageSpec = { aspect: '16x9', width: 1920 };
export const TESTIMONIAL_PICTURE: ImageSpec = { aspect: 'Square', width: 100 };
export const THEME_PICTURE: ImageSpec = { aspect: '16x9', width: 400 };

/** A slide (ENT-13). */
export function slideWire(slide: SlideNode, images: ImageLookup, slot = SLIDE_PICTURE): WireOf<Slide> {
  const { gallery_id: _gallery, sort_order: _order, enabled: _enabled, image_hash, ...fields } = slide;
  const { heading, sub_heading, content, link_button_text } = fields;
  const localized = translated('slide', slide.id, { heading, sub_heading, content, link_button_text });
  return { ...fields, ...localized, image: pictureField(images, image_hash, slot) };
}

/** A gallery with its slides (ENT-14). */
export function galleryWire(gallery: GalleryNode, images: ImageLookup, slot = SLIDE_PICTURE): GalleryWire {
  const { id, name, url, slides } = gallery;
  return {
    id,
    name,
    url,
    ...translated('gallery', id, { heading: gallery.heading, sub_heading: gallery.sub_heading }),
    slides: () => slides.map((slide) => slideWire(slide, images, slot)),
  };
}

/** A customer's testimonial (ENT-15). */
export function testimonialWire(
  testimonial: TestimonialNode,
  images: ImageLookup,
  slot = TESTIMONIAL_PICTURE,
): TestimonialWire {
  const { id, name, title, content, rating, image_hash } = testimonial;
  return {
    id,
    name,
    ...translated('testimonial', id, { title, content }),
    rating,
    image: pictureField(images, image_hash, slot),
  };
}

/** A theme of gift vouchers. */
export function voucherThemeWire(theme: VoucherThemeNode, images: ImageLookup): VoucherThemeWire {
  const { id, name, image_hash } = theme;
  return {
    id,
    ...translated('voucherTheme', id, { name }),
    image: pictureField(images, image_hash, THEME_PICTURE),
  };
}
