import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import { breadcrumbsJsonLd } from './breadcrumbs-json-ld.ts';
import { productTrails } from './product-trails.ts';
import type { TrailedProduct } from './product-trails.ts';

/** The ways to a product (PRD-01, A29), each its own landmark, and all of them for search engines. */
export function ProductTrails({ product }: { product: TrailedProduct }) {
  const { t } = useLingui();
  const trails = productTrails(product, { home: t`Home`, shop: t`Shop` });
  return (
    <>
      {trails.map(({ id, group, crumbs }) => (
        <Breadcrumbs
          key={id}
          items={crumbs}
          {...(trails.length > 1 ? { label: t`Breadcrumbs: ${group}` } : {})}
        />
      ))}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: breadcrumbsJsonLd(trails.map(({ crumbs }) => crumbs)) }}
      />
    </>
  );
}
