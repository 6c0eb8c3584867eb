/** What may be typed into; a search is no work that could be lost, and the page's colours are kept elsewhere. */
const FIELDS = 'input:not([type=search], [name=theme]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChecked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

const valueOf = (field: Field): string => (isChecked(field) ? String(field.checked) : field.value);

/** What stood in a field before anybody touched it. */
function firstValueOf(field: Field): string {
  if (isChecked(field)) return String(field.defaultChecked);
  if ('defaultValue' in field) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

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
  const typed = new Map<Field, { path: string; first: string }>();
  page.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(FIELDS) || target.closest('[role=search]')) return;
      const field = target as Field;
      // React, which hears of it later, makes what is typed the default.
      const first = typed.get(field)?.first ?? firstValueOf(field);
      typed.set(field, { path: shownPath(), first });
    },
    { capture: true },
  );
  return (path = shownPath()) => {
    for (const field of typed.keys()) if (!field.isConnected) typed.delete(field);
    return [...typed].some(
      ([field, { path: typedOn, first }]) => typedOn === path && valueOf(field) !== first,
    );
  };
}
