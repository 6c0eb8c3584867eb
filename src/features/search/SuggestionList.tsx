import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Picture } from '../../components/ui/Picture.tsx';
import { formatMoney } from '../../lib/money.ts';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionListProps {
  /** Prefix of the ids of the list and its options. */
  id: string;
  suggestions: readonly Suggestion[];
  /** Index of the option selected by keyboard. */
  active: number;
  onChoose: (href: string) => void;
}

/** The list below a search field: products, categories, pages. The focus stays in the field. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const { t } = useLingui();
  const activeOption = useRef<HTMLDivElement>(null);
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const titles: Record<Suggestion['kind'], string> = {
    product: t({
      message: 'Products',
      comment: 'Heading among suggestions of the search',
    }),
    category: t({
      message: 'Categories',
      comment: 'Heading among suggestions of the search',
    }),
    page: t({
      message: 'Pages',
      comment: 'Heading among suggestions of the search: pages that the owner writes',
    }),
  };
  const numbered = suggestions.map((suggestion, index) => ({ ...suggestion, index }));
  const groups = [...Map.groupBy(numbered, ({ kind }) => kind)];
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t`Suggestions`}
      hidden={suggestions.length === 0}
      // A press must not take the focus from the field, which would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto rounded-cut border border-kerf bg-surface py-2 shadow-sheet open:sheet-in"
    >
      {groups.map(([kind, own]) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="px-4 pt-2 pb-1 text-xs font-semibold text-ink-soft">
            {titles[kind]}
          </p>
          {own.map(({ index, name, href, product }) => (
            <div
              key={href}
              ref={index === active ? activeOption : undefined}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => onChoose(href)}
              onKeyDown={(event) => event.key === 'Enter' && onChoose(href)}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-ink/6 aria-selected:bg-ply aria-selected:shadow-[inset_2px_0_0_var(--beam)]"
            >
              {product?.image && (
                <Picture
                  image={product.image}
                  alt=""
                  slot="searchSuggestion"
                  className="w-12 shrink-0 rounded-cut"
                />
              )}
              <span className="min-w-0 grow">{name}</span>
              {product && product.price !== null && (
                <span className="price text-sm text-ink-soft">{formatMoney(product.price)}</span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
