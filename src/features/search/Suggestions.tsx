import { useEffect } from 'react';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './use-suggestions.ts';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionsProps {
  /** Prefix of the ids of the list and its options. */
  id: string;
  typed: string;
  /** The visible suggestions: all that were found, or none. */
  shown: readonly Suggestion[];
  /** Index of the option selected by keyboard. */
  active: number;
  /** Called with `null` while there is nothing to suggest. */
  onFind: (suggestions: readonly Suggestion[] | null) => void;
  onChoose: (href: string) => void;
}

/**
 * Requests suggestions for the input, reports them to the search field, and lists them. Its code is loaded
 * with the first letter.
 */
export function Suggestions({ id, typed, shown, active, onFind, onChoose }: SuggestionsProps) {
  const suggestions = useSuggestions(typed);
  useEffect(() => onFind(suggestions), [onFind, suggestions]);
  useEffect(() => () => onFind(null), [onFind]);
  return <SuggestionList id={id} suggestions={shown} active={active} onChoose={onChoose} />;
}
