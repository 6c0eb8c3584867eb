import { Trans, useLingui } from '@lingui/react/macro';
import { FilterChip } from '../../components/ui/FilterChip.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import type { ListingQuery } from './listing-query.ts';
import type { ListingFacets_FacetsFragment } from './ListingFacets.generated.ts';

interface MaterialFacetProps {
  facets: ListingFacets_FacetsFragment;
  query: ListingQuery;
  /** Number of products in the current listing. */
  count: number;
  onChange: (query: ListingQuery) => void;
}

/** The material filter; nothing when all products have the same material. */
export function MaterialFacet({ facets, query, count, onChange }: MaterialFacetProps) {
  const found = facets.materials.filter((material) => material.count > 0);
  const countOf = new Map(facets.materials.map((material) => [material.name, material.count]));
  const isOneForAll = found.length < 2 && found.every((material) => material.count >= count);
  if (isOneForAll && query.materials.length === 0) return null;
  const toggled = (name: string) =>
    query.materials.includes(name)
      ? query.materials.filter((chosen) => chosen !== name)
      : [...query.materials, name].sort();
  return (
    <FacetGroup legend={<Trans comment="Heading above filters: the material of products">Material</Trans>}>
      {[...new Set([...found.map(({ name }) => name), ...query.materials])].sort().map((name) => (
        <FilterChip
          key={name}
          type="checkbox"
          name="material"
          value={name}
          count={countOf.get(name) ?? 0}
          checked={query.materials.includes(name)}
          onChange={() => onChange({ ...query, materials: toggled(name) })}
        >
          <MaterialName name={name} />
        </FilterChip>
      ))}
    </FacetGroup>
  );
}

/** Translates the host's material names; unknown ones are shown as they are. */
function MaterialName({ name }: { name: string }) {
  const { t } = useLingui();
  // lingui-set comment="A material, as a filter of products"
  const names: Record<string, string> = {
    Acrylic: t`Acrylic`,
    Bamboo: t`Bamboo`,
    Ceramic: t`Ceramic`,
    Cork: t`Cork`,
    Fabric: t`Fabric`,
    Glass: t`Glass`,
    Leather: t`Leather`,
    Marble: t`Marble`,
    Metal: t`Metal`,
    Slate: t`Slate`,
    Vinyl: t`Vinyl`,
    Wood: t`Wood`,
  };
  return names[name] ?? name;
}
