import type { Generated } from 'kysely';
import type { Flag, Instant } from '../columns.ts';

export interface PageTableRow {
  id: Generated<number>;
  slug: string;
  /** Its path, e.g. `/` or `/about`. */
  url: string;
  name: string;
  title: string;
  meta_description: string;
  sitemap_model: string | null;
  sitemap_group_model: string | null;
  content: string;
  /** 1 if it is in the sitemap. */
  listed: Generated<Flag>;
  enabled: Generated<Flag>;
  created_at: Instant;
  updated_at: Instant;
}

export interface PageRowRow {
  id: Generated<number>;
  page_id: number;
  /** `columns` or `tabs` */
  row_type: string;
  sort_order: number;
}

export interface PageBlockRow {
  id: Generated<number>;
  row_id: number;
  title: string;
  width: Generated<number>;
  column_offset: Generated<number>;
  sort_order: number;
  deleted: Generated<Flag>;
}

export interface PageWidgetRow {
  id: Generated<number>;
  block_id: number;
  type: string;
  /** JSON: the widget's settings. */
  templatevar: string;
  list_limit: Generated<number>;
  list_offset: Generated<number>;
  /** JSON */
  pagination_labels: string | null;
  sort_order: number;
  /** 1 if an administrator has saved it, so that its code may run in the page itself (A69). */
  trusted: Generated<Flag>;
}

export interface PageContentRow {
  id: Generated<number>;
  page_id: number;
  sort_order: number;
  name: string;
  /** The widget's type name. */
  template: string;
  /** JSON: the widget's settings. */
  variables: string;
  hidden: Generated<Flag>;
  start_time: Instant | null;
  end_time: Instant | null;
  text_colour: string | null;
  background_colour: string | null;
  padding_top: number | null;
  padding_bottom: number | null;
  padding_left: number | null;
  padding_right: number | null;
  margin_top: number | null;
  margin_bottom: number | null;
  full_width: Generated<Flag>;
  background_image_hash: string | null;
  background_image_fixed: Generated<Flag>;
  background_image_opacity: number | null;
  background_image_saturation: number | null;
  background_video_id: number | null;
  aos_type: string | null;
  aos_easing: string | null;
  aos_offset: number | null;
  aos_duration: number | null;
  aos_delay: number | null;
  anchor_name: string | null;
  editing: Generated<Flag>;
  deleted: Generated<Flag>;
  /** 1 if an administrator has saved it, so that its code may run in the page itself (A69). */
  trusted: Generated<Flag>;
}

export interface PagesTables {
  pages: PageTableRow;
  page_rows: PageRowRow;
  page_blocks: PageBlockRow;
  page_widgets: PageWidgetRow;
  page_contents: PageContentRow;
}
