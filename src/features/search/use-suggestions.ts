import { useEffect, useMemo, useState } from 'react';
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

const TYPING_PAUSE_MS = 150;
/** A single letter is too unspecific. */
const MIN_LENGTH = 2;

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
  const [asked, setAsked] = useState('');
  const query = shortQuery(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const skip = asked.length < MIN_LENGTH;
  const { data, previousData } = useSearchSuggestionsQuery({ variables: { query: asked }, skip });
  const found = (data ?? previousData)?.sellSearchSuggestions;
  const suggestions = useMemo(() => found && suggestionsOf(found), [found]);
  return skip || query.length < MIN_LENGTH ? null : (suggestions ?? null);
}
