import type { MenuItem } from '../components/layout/menu-item.ts';
import type { SiteLogo } from '../components/layout/SiteBrand.tsx';
import type { SiteShellQuery } from './SiteShell.generated.ts';

type Groups = SiteShellQuery['groupTree']['data'];
type HeaderLinks = SiteShellQuery['header']['data'];
type FooterLinks = SiteShellQuery['footer']['data'];
type Domain = SiteShellQuery['domainCurrent'];

/** The category tree, then the owner's own header links. */
export function shopMenu(groups: Groups, links: HeaderLinks): MenuItem[] {
  const entry = ({ name, slug }: { name: string; slug: string }) => ({ name, href: `/shop/${slug}` });
  return [
    ...groups.map((group) => ({
      ...entry(group),
      children: group.children.map((child) => ({ ...entry(child), children: [] })),
    })),
    ...links.map(({ name, link }) => ({ name, href: link, children: [] })),
  ];
}

/** A footer link with children is a column; those without stand together in the last one. */
export function footerColumns(links: FooterLinks) {
  return links.map(({ name, link, children }) => ({
    title: name,
    links:
      children && children.length > 0
        ? children.map((child) => ({ name: child.name, href: child.link }))
        : [{ name, href: link }],
  }));
}

/** Who the shop is, a line each; blank ones are left out by the footer. */
export function organisationLines(domain: Domain, abnLabel: string) {
  return [
    { text: domain.organisation_name },
    { text: domain.organisation_address },
    { text: domain.organisation_email, href: `mailto:${domain.organisation_email}` },
    { text: domain.organisation_phone, href: `tel:${domain.organisation_phone.replaceAll(' ', '')}` },
    { text: domain.organisation_abn === '' ? '' : `${abnLabel} ${domain.organisation_abn}` },
  ];
}

/** The owner's logo; undefined when none is set, and the shop's own mark stands there. */
export function siteLogo({
  organisation_logo: url,
  organisation_logo_dark: dark,
}: Domain): SiteLogo | undefined {
  return url === '' ? undefined : { url, darkUrl: dark === '' ? undefined : dark };
}
