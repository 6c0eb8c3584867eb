import { Type } from 'typebox';
import { markdownAsHtml } from '../markdown.ts';
import { readProse } from '../prose.ts';
import { Facts } from './facts.ts';
import type { PageSeed } from './page-seed.ts';

const Front = Type.Object({
  name: Type.String(),
  title: Type.String(),
  description: Type.String(),
  updated: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
  facts: Type.Optional(Facts),
});

/** The front matter of `prose/pages/<slug>.md`, and its text in parts. */
export interface PageProse {
  page: Pick<PageSeed, 'slug' | 'url' | 'name' | 'title' | 'metaDescription' | 'updatedAt'>;
  /** HTML */
  parts: string[];
  facts: Record<string, string>;
}

export async function readPageProse(slug: string): Promise<PageProse> {
  const { front, parts } = await readProse(`pages/${slug}`, Front);
  const { name, title, description, updated, facts = {} } = front;
  const updatedAt = `${updated}T00:00:00.000Z`;
  return {
    page: { slug, url: `/${slug}`, name, title, metaDescription: description, updatedAt },
    parts: parts.map(markdownAsHtml),
    facts,
  };
}
