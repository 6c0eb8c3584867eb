import type { RowType } from '../../generated/contract-rules.ts';
import type { Insertable } from 'kysely';
import { seededPicture } from '../../images/picture-reference.ts';
import type { PageContentRow } from '../../db/tables/pages-tables.ts';

/** A widget's settings. Where they name a gallery or a form, its id belongs into them. */
export interface WidgetSeed {
  template: string;
  variables: Record<string, unknown>;
  /** url of a gallery */
  gallery?: string;
  /** url of a form */
  form?: string;
  /** Its code may run in the page itself, as if an administrator had saved it. */
  trusted?: boolean;
}

/** How a content block is set apart from the others. */
export type BlockBox = Partial<
  Omit<
    Insertable<PageContentRow>,
    'id' | 'page_id' | 'sort_order' | 'name' | 'template' | 'variables' | 'hidden' | 'full_width'
  >
>;

export interface BlockSeed extends WidgetSeed {
  name: string;
  hidden?: boolean;
  fullWidth?: boolean;
  box?: BlockBox;
  /** slug of a video */
  video?: string;
}

export interface RowWidgetSeed extends WidgetSeed {
  limit?: number;
  offset?: number;
  labels?: Record<string, string>;
}

export interface RowSeed {
  type: RowType;
  blocks: { title?: string; width?: number; offset?: number; deleted?: boolean; widgets: RowWidgetSeed[] }[];
}

export interface PageSeed {
  slug: string;
  url: string;
  name: string;
  title: string;
  metaDescription: string;
  /** An article of the blog has `blog` (A73). */
  group?: string;
  /** False: in no sitemap. */
  listed?: boolean;
  createdAt?: string;
  updatedAt: string;
  /** Legacy HTML, last on the page. */
  content?: string;
  blocks?: BlockSeed[];
  rows?: RowSeed[];
}

/** A picture in a widget's settings, by its name. */
export const pictured = seededPicture;

/** Text of an editor, HTML, as a block. */
export const textBlock = (name: string, html: string): BlockSeed => ({
  name,
  template: 'core/html',
  variables: { html },
});

/** The heading of a page. */
export const pageHeading = (heading: string): BlockSeed => ({
  name: 'Heading',
  template: 'heading',
  variables: { heading, level: 'h1' },
});
