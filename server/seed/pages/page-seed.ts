import type { RowType } from '../../generated/contract-rules.ts';
import type { Insertable } from 'kysely';
import type { PageContentRow } from '../../db/tables/pages-tables.ts';

/** A widget's settings. If they name a gallery or a form, its id is added to them. */
export interface WidgetSeed {
  template: string;
  variables: Record<string, unknown>;
  /** URL of a gallery. */
  gallery?: string;
  /** URL of a form. */
  form?: string;
  /** Whether its code may run in the page itself, as if an administrator had saved it. */
  trusted?: boolean;
}

/** The layout and appearance of a content block. */
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
  /** Slug of a video. */
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
  /** `blog` for an article of the blog (A73). */
  group?: string;
  /** False if it is not in the sitemap. */
  listed?: boolean;
  createdAt?: string;
  updatedAt: string;
  /** Legacy HTML, last on the page. */
  content?: string;
  blocks?: BlockSeed[];
  rows?: RowSeed[];
}

/** Creates a block with an editor's HTML. */
export const textBlock = (name: string, html: string): BlockSeed => ({
  name,
  template: 'core/html',
  variables: { html },
});

/** Creates the heading of a page. */
export const pageHeading = (heading: string): BlockSeed => ({
  name: 'Heading',
  template: 'heading',
  variables: { heading, level: 'h1' },
});
