import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { listingSortValues } from '../../graphql/generated/contract-rules.ts';
import type { ListingSort } from '../../graphql/generated/contract-rules.ts';
import { useSellsOnline } from '../../state/sells-online.ts';

interface SortSelectProps {
  value: ListingSort;
  onChange: (sort: ListingSort) => void;
}

const BY_PRICE: ReadonlySet<ListingSort> = new Set(['price', 'price-desc']);

/** The order of a listing. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const { t } = useLingui();
  const id = useId();
  const isSelling = useSellsOnline();
  const names: Record<ListingSort, string> = {
    newest: t`Newest`,
    price: t`Price, low to high`,
    'price-desc': t`Price, high to low`,
    name: t({ message: 'Name', context: 'sorting', comment: 'Products by their names, from A to Z' }),
    popular: t`Popular`,
  };
  const offered = listingSortValues.filter((sort) => isSelling || !BY_PRICE.has(sort));
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">{t`Sort by`}</label>
      <span className="relative min-w-0">
        <select
          id={id}
          name="sort"
          value={value}
          onChange={(event) =>
            onChange(listingSortValues.find((sort) => sort === event.target.value) ?? 'newest')
          }
          className="min-h-11 max-w-full cursor-pointer appearance-none rounded-cut border border-edge bg-surface py-1.5 ps-3 pe-11 transition-colors hover:border-ink-soft"
        >
          {offered.map((sort) => (
            <option key={sort} value={sort}>
              {names[sort]}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={18}
          strokeWidth={1.5}
          className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-soft"
        />
      </span>
    </div>
  );
}
