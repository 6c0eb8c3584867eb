import { Plural, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { partOnDemand } from '../../components/ui/part-on-demand.ts';
import { useCombobox } from '../../components/ui/use-combobox.ts';
import { searchHref } from './search-url.ts';
import type { Suggestion } from './use-suggestions.ts';

const Suggestions = partOnDemand(async () => (await import('./Suggestions.tsx')).Suggestions);

/** The query of the current search screen; '' on other screens. */
function useSearched(): string {
  const [, screen, query] = useLocation().pathname.split('/');
  if (screen !== 'search' || query === undefined) return '';
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}

/**
 * The header's search (RT-14). Without script a plain GET form; with it, it suggests while the visitor types.
 * The focus stays in the field when results are shown, and moves to the screen of a chosen suggestion.
 */
export function SearchBox() {
  const { t } = useLingui();
  const searched = useSearched();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [suggestions, setSuggestions] = useState<readonly Suggestion[] | null>(null);
  const { isOpen, shown, active, setOpen, press } = useCombobox(suggestions ?? []);
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(searched);
  useEffect(() => {
    // Input from before the script ran must stay.
    if (known.current === searched) return;
    known.current = searched;
    if (field.current) field.current.value = searched;
    setTyped('');
    setOpen(false);
  }, [searched, setOpen]);
  const activeId = shown[active] ? `${id}-${active}` : undefined;

  const go = (href: string) => {
    setOpen(false);
    void navigate(href);
  };
  const choose = (href: string) => {
    // Blurs the field so that the new screen takes the focus as after any link.
    if (href !== pathname) field.current?.blur();
    go(href);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    const chosen = shown[active];
    if (chosen) choose(chosen.href);
    else go(searchHref(String(text ?? '')));
  };
  return (
    <form action="/search" method="get" role="search" onSubmit={submit} className="relative">
      <label htmlFor={`${id}-field`} className="sr-only">
        {t({
          message: 'Search the shop',
          comment: 'Placeholder of the search field in the header: a verb',
        })}
      </label>
      <input
        ref={field}
        id={`${id}-field`}
        type="text"
        inputMode="search"
        name="q"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t`Search the shop`}
        defaultValue={searched}
        aria-expanded={shown.length > 0}
        aria-controls={typed === '' ? undefined : `${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
        className="block min-h-11 w-full rounded-cut border border-edge bg-surface py-2 ps-3 pe-12 transition-colors hover:border-ink-soft"
      />
      <button
        type="submit"
        aria-label={t({
          message: 'Search',
          comment: 'Button beside the field, a verb; also heading of the page where a search is begun',
        })}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-cut text-ink-soft hover:text-ink"
      >
        <Search aria-hidden="true" size={20} strokeWidth={1.5} />
      </button>
      {typed !== '' && (
        <Suggestions {...{ id, typed, shown, active }} onFind={setSuggestions} onChoose={choose} />
      )}
      <SuggestionCount suggestions={isOpen ? suggestions : null} />
    </form>
  );
}

function SuggestionCount({ suggestions }: { suggestions: readonly Suggestion[] | null }) {
  return (
    <span role="status" className="sr-only">
      {suggestions !== null && (
        <Plural
          value={suggestions.length}
          _0="No suggestions"
          one="# suggestion"
          other="# suggestions"
          comment="Heard while typing in the search: how many suggestions are listed"
        />
      )}
    </span>
  );
}
