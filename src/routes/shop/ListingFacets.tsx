import { Trans, useLingui } from '@lingui/react/macro';
import { FilterChip } from '../../components/ui/FilterChip.tsx';
import { formatMoney } from '../../lib/money.ts';
import { FacetGroup } from './FacetGroup.tsx';
import type { ListingQuery } from './listing-query.ts';
import { priceEnds } from './listing-query.ts';
import type { ListingFacets_FacetsFragment } from './ListingFacets.generated.ts';
import { MaterialFacet } from './MaterialFacet.tsx';

interface ListingFacetsProps {
  facets: ListingFacets_FacetsFragment;
  query: ListingQuery;
  onChange: (query: ListingQuery) => void;
}

/** Product filters with counts. One that would leave no or all products is only shown while selected. */
export function ListingFacets({ facets, query, count, onChange }: ListingFacetsProps & { count: number }) {
  const isDividing = (left: number) => left > 0 && left < count;
  const isStockShown = query.inStock || isDividing(facets.in_stock);
  const isPersonalShown = query.personalised || isDividing(facets.personalised);
  return (
    <div className="grid gap-x-10 gap-y-5 pt-3 pb-4 empty:hidden lg:grid-cols-[1.2fr_1fr]">
      <MaterialFacet {...{ facets, query, count, onChange }} />
      {(isStockShown || isPersonalShown) && (
        <FacetGroup
          legend={<Trans comment="Heading above more filters: in stock, can be personalised">Also</Trans>}
        >
          {isStockShown && (
            <FilterChip
              type="checkbox"
              name="stock"
              value="1"
              count={facets.in_stock}
              checked={query.inStock}
              onChange={() => onChange({ ...query, inStock: !query.inStock })}
            >
              <Trans comment="Filter: only products that are there now">In stock</Trans>
            </FilterChip>
          )}
          {isPersonalShown && (
            <FilterChip
              type="checkbox"
              name="personal"
              value="1"
              count={facets.personalised}
              checked={query.personalised}
              onChange={() => onChange({ ...query, personalised: !query.personalised })}
            >
              <Trans comment="Filter: only products that can be engraved or the like">
                Can be personalised
              </Trans>
            </FilterChip>
          )}
        </FacetGroup>
      )}
    </div>
  );
}

/** The price filter; nothing when the host has no prices (GEN-15). */
export function PriceFacet({ facets, query, onChange }: ListingFacetsProps) {
  const { t } = useLingui();
  const bands = facets.prices.map(({ price_from: from, price_below: below, count }) => ({
    value: `${from}-${below ?? ''}`,
    count,
  }));
  // A single band does not narrow anything.
  if (bands.filter(({ count }) => count > 0).length < 2 && query.price === '') return null;
  const label = (value: string) => {
    const ends = priceEnds(value);
    const from = formatMoney(ends.from ?? 0);
    if (ends.below === null) return t({ message: `${from} and more`, comment: 'A choice among prices' });
    const below = formatMoney(ends.below);
    return ends.from === 0
      ? t({
          message: `Under ${below}`,
          comment: 'A choice among prices: less than this, which itself is not in it',
        })
      : t({ message: `${from} to ${below}`, comment: 'A choice among prices' });
  };
  return (
    <FacetGroup legend={<Trans comment="Heading above filters: the price of products">Price</Trans>}>
      <FilterChip
        type="radio"
        name="price"
        value=""
        checked={query.price === ''}
        onChange={() => onChange({ ...query, price: '' })}
      >
        <Trans comment="Filter by price: no limit">Any</Trans>
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
    </FacetGroup>
  );
}
