/** Fields whose input could be lost: not searches, nor the theme, which is stored elsewhere. */
const FIELDS = 'input:not([type=search], [name=theme]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChecked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

const valueOf = (field: Field): string => (isChecked(field) ? String(field.checked) : field.value);

/** Value of a field before any input. */
function firstValueOf(field: Field): string {
  if (isChecked(field)) return String(field.defaultChecked);
  if ('defaultValue' in field) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** The part of a router that shows which page is shown. */
interface ShowsPages {
  state: { location: { pathname: string } };
}

/**
 * Tracks what is typed from now on. Returns whether any of it is still on a page (by default the current
 * one), where a reload could lose it (A25). A page that was left stays rendered until the next is ready, so
 * its fields count for its own path only.
 */
export function watchTypedFields(page: Document, router: ShowsPages): (path?: string) => boolean {
  const shownPath = () => router.state.location.pathname;
  const typed = new Map<Field, { path: string; first: string }>();
  page.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(FIELDS) || target.closest('[role=search]')) return;
      const field = target as Field;
      // React, whose handlers run later, makes the typed text the default.
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
