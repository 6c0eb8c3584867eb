import { useEffect } from 'react';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './use-suggestions.ts';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionsProps {
  /** What the ids of the list and its options start with. */
  id: string;
  typed: string;
  /** Those that are in sight: all that were found, or none. */
  shown: readonly Suggestion[];
  /** Index of the one that the keyboard is on. */
  active: number;
  /** Null while there is nothing to say. */
  onFind: (suggestions: readonly Suggestion[] | null) => void;
  onChoose: (href: string) => void;
}

/** What to offer for what is typed: asked for, told to the search field, and listed. Its code comes with the first letter. */
export function Suggestions({ id, typed, shown, active, onFind, onChoose }: SuggestionsProps) {
  const suggestions = useSuggestions(typed);
  useEffect(() => onFind(suggestions), [onFind, suggestions]);
  useEffect(() => () => onFind(null), [onFind]);
  return <SuggestionList id={id} suggestions={shown} active={active} onChoose={onChoose} />;
}
