import { use, useEffect, useEffectEvent, useRef } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useNavigationType, useSearchParams } from 'react-router';
import type { ChoosableProduct } from './choices-url.ts';
import { readChoices, writeChoices } from './choices-url.ts';

/** The choices in the URL, so that a link shares them. */
export interface ChoicesInUrl {
  choices: Record<string, string>;
  /** Whether a link, Back or Forward led here rather than a choice on the page. */
  arrived: boolean;
  /** Writes the choices to the URL without a history entry or scrolling. */
  say: (choices: Record<string, string>) => void;
}

/** Binds a product's choices to the URL of its page. */
export function useChoicesUrl(product: ChoosableProduct): ChoicesInUrl {
  const [search, setSearch] = useSearchParams();
  const arrived = useNavigationType() !== 'REPLACE';
  const router = use(RouterContext)?.router;
  return {
    choices: readChoices(product, search),
    arrived,
    say: (choices) => {
      const coming = router?.state.navigation.location?.pathname;
      // Replacing the URL would cancel the pending navigation.
      if (coming !== undefined && coming !== router?.state.location.pathname) return;
      setSearch(writeChoices(product, choices, search), { replace: true, preventScrollReset: true });
    },
  };
}

/** Applies choices from a URL that changed while the product was open. */
export function useUrlChoices(
  choicesUrl: ChoicesInUrl | undefined,
  chosen: Readonly<Record<string, string>>,
  choose: (name: string, option: string) => void,
): void {
  const arrive = useEffectEvent(() => {
    if (!choicesUrl?.arrived) return;
    for (const name of new Set([...Object.keys(chosen), ...Object.keys(choicesUrl.choices)])) {
      const option = choicesUrl.choices[name] ?? '';
      if (option !== (chosen[name] ?? '')) choose(name, option);
    }
  });
  const said = JSON.stringify(choicesUrl?.choices);
  const before = useRef(said);
  useEffect(() => {
    // The form already started with the first choices.
    if (before.current !== said) arrive();
    before.current = said;
  }, [said]);
}
