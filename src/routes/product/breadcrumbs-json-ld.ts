import type { Crumb } from '../../components/ui/Breadcrumbs.tsx';
import { jsonLd, SCHEMA } from './json-ld.ts';

/** Every way to a page as JSON-LD (A29), safe inside a script element. */
export function breadcrumbsJsonLd(lists: readonly (readonly Crumb[])[]): string {
  return jsonLd(
    lists.map((crumbs) => ({
      '@context': SCHEMA,
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: href,
      })),
    })),
  );
}
