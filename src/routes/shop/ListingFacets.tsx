import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FilterChip } from '../../components/ui/FilterChip.tsx';
import type { ListingQuery } from './listing-query.ts';
import { priceEnds } from './listing-query.ts';
import type { ListingFacets_FacetsFragment } from './ListingFacets.generated.ts';

interface ListingFacetsProps {
  facets: ListingFacets_FacetsFragment;
  query: ListingQuery;
  onChange: (query: ListingQuery) => void;
}

/** Filters by what goods are, with what each would leave; one that leaves nothing is shown only while it is chosen. */
export function ListingFacets({ facets, query, onChange }: ListingFacetsProps) {
  const materials = facets.materials.filter(({ count }) => count > 0).map(({ name }) => name);
  const countOf = new Map(facets.materials.map(({ name, count }) => [name, count]));
  const toggled = (name: string) =>
    query.materials.includes(name)
      ? query.materials.filter((chosen) => chosen !== name)
      : [...query.materials, name].sort();
  return (
    <div className="grid gap-x-10 gap-y-5 pt-3 pb-4 lg:grid-cols-[1.2fr_1fr]">
      <Group legend={<Trans>Material</Trans>}>
        {[...new Set([...materials, ...query.materials])].sort().map((name) => (
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
      </Group>
      <Group legend={<Trans>Also</Trans>}>
        <FilterChip
          type="checkbox"
          name="stock"
          value="1"
          count={facets.in_stock}
          checked={query.inStock}
          onChange={() => onChange({ ...query, inStock: !query.inStock })}
        >
          <Trans>In stock</Trans>
        </FilterChip>
        <FilterChip
          type="checkbox"
          name="personal"
          value="1"
          count={facets.personalised}
          checked={query.personalised}
          onChange={() => onChange({ ...query, personalised: !query.personalised })}
        >
          <Trans>Can be personalised</Trans>
        </FilterChip>
      </Group>
    </div>
  );
}

/** The same for what they cost. */
export function PriceFacet({ facets, query, onChange }: ListingFacetsProps) {
  const { t } = useLingui();
  const bands = facets.prices.map(({ price_from: from, price_below: below, count }) => ({
    value: `${from}-${below ?? ''}`,
    count,
  }));
  const label = (value: string) => {
    const { from, below } = priceEnds(value);
    if (below === null) return t`$${from} and more`;
    return from === 0 ? t`Under $${below}` : t`$${from} to $${below}`;
  };
  return (
    <Group legend={<Trans>Price</Trans>}>
      <FilterChip
        type="radio"
        name="price"
        value=""
        checked={query.price === ''}
        onChange={() => onChange({ ...query, price: '' })}
      >
        <Trans>Any</Trans>
      </FilterChip>
      {bands
        .filter(({ value, count }) => count > 0 || value === query.price)
        .map(({ value, count }) => (
          <FilterChip
            key={value}
            type="radio"
            name="price"
            value={value}
            count={count}
            checked={value === query.price}
            onChange={() => onChange({ ...query, price: value })}
          >
            {label(value)}
          </FilterChip>
        ))}
    </Group>
  );
}

function Group({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

/** The host's names in the shopper's language; one that is not known stands as it is. */
function MaterialName({ name }: { name: string }) {
  const { t } = useLingui();
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
