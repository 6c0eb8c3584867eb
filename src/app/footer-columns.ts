import type { FooterColumns_LinkFragment } from './FooterColumns.generated.ts';

/** A footer link with children is a column; those without stand together in the last one. */
export function footerColumns(links: readonly FooterColumns_LinkFragment[]) {
  return links.map(({ name, link, children }) => ({
    title: name,
    links:
      children && children.length > 0
        ? children.map((child) => ({ name: child.name, href: child.link }))
        : [{ name, href: link }],
  }));
}
