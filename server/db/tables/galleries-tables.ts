import type { Generated } from 'kysely';
import type { Flag, Instant } from '../columns.ts';

export interface GalleryRow {
  id: Generated<number>;
  url: string;
  name: string;
  heading: string;
  sub_heading: string;
  group_slug: string | null;
  sort_order: number;
  enabled: Generated<Flag>;
}

export interface SlideRow {
  id: Generated<number>;
  gallery_id: number;
  heading: string;
  sub_heading: string;
  content: string;
  image_hash: string | null;
  overlay_color: string;
  text_color: string | null;
  image_opacity: number | null;
  image_saturation: number | null;
  link: string | null;
  link_button_text: string | null;
  link_target: string | null;
  sort_order: number;
  enabled: Generated<Flag>;
}

export interface TestimonialRow {
  id: Generated<number>;
  name: string;
  title: string;
  content: string;
  image_hash: string | null;
  rating: Generated<number>;
  group_slug: string | null;
  enabled: Generated<Flag>;
  created_at: Instant;
}

export interface VoucherThemeRow {
  id: Generated<number>;
  name: string;
  image_hash: string | null;
  sort_order: number;
  enabled: Generated<Flag>;
}

export interface GalleriesTables {
  galleries: GalleryRow;
  slides: SlideRow;
  testimonials: TestimonialRow;
  voucher_themes: VoucherThemeRow;
}
