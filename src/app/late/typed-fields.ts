/** What may be typed into; a search is no work that could be lost, and the page's colours are kept elsewhere. */
const FIELDS = 'input:not([type=search], [name=theme]), textarea, select';

/**
 * Notes what somebody fills in, from now on. Returns whether something of it still stands on the page: as long as it
 * does, a reload could lose it (A25).
 */
export function watchTypedFields(page: Document): () => boolean {
  let typed: Element[] = [];
  page.addEventListener(
    'input',
    ({ target }) => {
      const isField = target instanceof Element && target.matches(FIELDS) && !target.closest('[role=search]');
      if (isField && !typed.includes(target)) typed.push(target);
    },
    { capture: true },
  );
  return () => {
    typed = typed.filter((field) => field.isConnected);
    return typed.some((field) => !('value' in field) || field.value !== '');
  };
}
