import type { HeadData, JsonLdNode } from './head-data.ts';

/** Records something the page is about (SEO-05). */
export const structuredData =
  (node: JsonLdNode) =>
  (head: HeadData): void =>
    void head.data.set(JSON.stringify(node), node);

/** Breadcrumbs of a page; `href` is a path. */
export const breadcrumbList = (crumbs: readonly { name: string; href: string }[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href,
  })),
});
