import type { FooterColumns_LinkFragment } from './FooterColumns.generated.ts';

/** Each footer link is a column: of its children under its name, or of itself where it has none. */
export function footerColumns(links: readonly FooterColumns_LinkFragment[]) {
  return links.map(({ name, link, children }) => ({
    title: name,
    links:
      children && children.length > 0
        ? children.map((child) => ({ name: child.name, href: child.link }))
        : [{ name, href: link }],
  }));
}
