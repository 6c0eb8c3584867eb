import { Plural, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../../components/ui/lazy-part.ts';
import { searchHref } from './search-url.ts';
import type { Suggestion } from './use-suggestions.ts';

const NONE = -1;
const Suggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions);

/** What the search screen in sight was asked for, '' on other screens. */
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
 * The search of the header (RT-14). Without script a plain GET form; with it, it suggests while somebody types. The
 * focus stays in the field when a search leads to its results, and goes to the screen of a chosen suggestion.
 */
export function SearchBox() {
  const { t } = useLingui();
  const searched = useSearched();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(searched);
  useEffect(() => {
    // What was typed before the script ran must stay.
    if (known.current === searched) return;
    known.current = searched;
    if (field.current) field.current.value = searched;
    setTyped('');
    setOpen(false);
    setActive(NONE);
  }, [searched]);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[] | null>(null);
  const shown = open && suggestions !== null && suggestions.length > 0 ? suggestions : [];
  const activeId = shown[active] ? `${id}-${active}` : undefined;

  const go = (href: string) => {
    setOpen(false);
    setActive(NONE);
    void navigate(href);
  };
  const choose = (href: string) => {
    // Left by the focus, so that the new screen takes it as after any link.
    if (href !== pathname) field.current?.blur();
    go(href);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    const chosen = shown[active];
    if (chosen) choose(chosen.href);
    else go(searchHref(String(words ?? '')));
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && suggestions) {
      event.preventDefault();
      setOpen(true);
      // One place more than suggestions: the field itself.
      const places = suggestions.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && shown.length > 0) {
      event.preventDefault();
      setOpen(false);
      setActive(NONE);
    }
  };
  return (
    <form action="/search" method="get" role="search" onSubmit={submit} className="relative">
      <label htmlFor={`${id}-field`} className="sr-only">
        {t`Search the shop`}
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
          setActive(NONE);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
        className="block min-h-11 w-full rounded-cut border border-edge bg-surface py-2 ps-3 pe-12 transition-colors hover:border-ink-soft"
      />
      <button
        type="submit"
        aria-label={t`Search`}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-cut text-ink-soft hover:text-ink"
      >
        <Search aria-hidden="true" size={20} strokeWidth={1.5} />
      </button>
      <Suspense>
        {typed !== '' && (
          <Suggestions {...{ id, typed, shown, active }} onFind={setSuggestions} onChoose={choose} />
        )}
      </Suspense>
      <SuggestionCount suggestions={open ? suggestions : null} />
    </form>
  );
}

function SuggestionCount({ suggestions }: { suggestions: readonly Suggestion[] | null }) {
  return (
    <span role="status" className="sr-only">
      {suggestions !== null && (
        <Plural value={suggestions.length} _0="No suggestions" one="# suggestion" other="# suggestions" />
      )}
    </span>
  );
}
