import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { SelectBox } from '../../components/ui/SelectBox.tsx';
import { listingSortValues } from '../../graphql/generated/contract-rules.ts';
import type { ListingSort } from '../../graphql/generated/contract-rules.ts';
import { useSellsOnline } from '../../state/sells-online.ts';

interface SortSelectProps {
  value: ListingSort;
  onChange: (sort: ListingSort) => void;
}

const BY_PRICE: ReadonlySet<ListingSort> = new Set(['price', 'price-desc']);

/** The sort order of a listing. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const { t } = useLingui();
  const id = useId();
  const isSelling = useSellsOnline();
  const names: Record<ListingSort, string> = {
    newest: t({ message: 'Newest', comment: 'An order of products' }),
    price: t({ message: 'Price, low to high', comment: 'An order of products: the cheapest first' }),
    'price-desc': t({ message: 'Price, high to low', comment: 'An order of products: the dearest first' }),
    name: t({ message: 'Name', context: 'sorting', comment: 'Products by their names, from A to Z' }),
    popular: t({ message: 'Popular', comment: 'An order of products' }),
  };
  const offered = listingSortValues.filter((sort) => isSelling || !BY_PRICE.has(sort));
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">
        {t({ message: 'Sort by', comment: 'Label of a list to choose from: the order of products' })}
      </label>
      <SelectBox
        boxClass="min-w-0"
        id={id}
        name="sort"
        value={value}
        onChange={(event) =>
          onChange(listingSortValues.find((sort) => sort === event.target.value) ?? 'newest')
        }
        className="min-h-11 max-w-full rounded-cut border border-edge bg-surface py-1.5 ps-3 transition-colors hover:border-ink-soft"
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {names[sort]}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
