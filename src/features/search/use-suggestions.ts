import { useMemo } from 'react';
import { MIN_QUERY_LENGTH, useTypingPause } from '../use-typing-pause.ts';
import { shortQuery } from './search-url.ts';
import { useSearchSuggestionsQuery } from './SearchSuggestions.generated.ts';
import type { SearchSuggestionsQuery } from './SearchSuggestions.generated.ts';

type Found = SearchSuggestionsQuery['sellSearchSuggestions'];
type SuggestedProduct = Found['products'][number];

export interface Suggestion {
  kind: 'product' | 'category' | 'page';
  name: string;
  href: string;
  product?: SuggestedProduct;
}

function suggestionsOf({ products, categories, pages }: Found): Suggestion[] {
  return [
    ...products.map((product) => ({
      kind: 'product' as const,
      name: product.name,
      href: `/product/${product.slug}`,
      product,
    })),
    ...categories.map(({ name, slug }) => ({ kind: 'category' as const, name, href: `/shop/${slug}` })),
    ...pages.map(({ name, url }) => ({ kind: 'page' as const, name, href: url })),
  ];
}

/** Suggestions for the typed text, after a pause; `null` while there is nothing to suggest. */
export function useSuggestions(typed: string): Suggestion[] | null {
  const query = shortQuery(typed);
  const requested = useTypingPause(query, '');
  const skip = requested.length < MIN_QUERY_LENGTH;
  const { data, previousData } = useSearchSuggestionsQuery({ variables: { query: requested }, skip });
  const found = (data ?? previousData)?.sellSearchSuggestions;
  const suggestions = useMemo(() => found && suggestionsOf(found), [found]);
  return skip || query.length < MIN_QUERY_LENGTH ? null : (suggestions ?? null);
}
