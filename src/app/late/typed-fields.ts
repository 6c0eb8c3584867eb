/** What may be typed into; a search is no work that could be lost, and the page's colours are kept elsewhere. */
const FIELDS = 'input:not([type=search], [name=theme]), textarea, select';

/** The part of a router that says which page is shown. */
interface ShowsPages {
  state: { location: { pathname: string } };
}

/**
 * Notes what somebody fills in, from now on. Returns whether something of it still stands on a page, the present one
 * unless told: as long as it does, a reload could lose it (A25). A page that has been left is drawn until the next one
 * is ready, so what stands on it counts for that page alone.
 */
export function watchTypedFields(page: Document, router: ShowsPages): (path?: string) => boolean {
  const shownPath = () => router.state.location.pathname;
  const typed = new Map<Element, string>();
  page.addEventListener(
    'input',
    ({ target }) => {
      const isField = target instanceof Element && target.matches(FIELDS) && !target.closest('[role=search]');
      if (isField) typed.set(target, shownPath());
    },
    { capture: true },
  );
  return (path = shownPath()) => {
    for (const field of typed.keys()) if (!field.isConnected) typed.delete(field);
    return [...typed].some(
      ([field, typedOn]) => typedOn === path && (!('value' in field) || field.value !== ''),
    );
  };
}
