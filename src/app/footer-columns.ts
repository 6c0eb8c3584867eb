import type { FooterColumns_LinkFragment } from './FooterColumns.generated.ts';

/** One column per footer link, titled with its name: its child links or, without any, the link itself. */
export function footerColumns(links: readonly FooterColumns_LinkFragment[]) {
  return links.map(({ name, link, children }) => ({
    title: name,
    links:
      children && children.length > 0
        ? children.map((child) => ({ name: child.name, href: child.link }))
        : [{ name, href: link }],
  }));
}
