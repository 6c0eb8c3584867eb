import { readEmbeddedState } from '../../../lib/embedded-state.ts';
import { VITALS_META, VITALS_SAMPLE_RATE } from '../../../rules/vitals.ts';

/**
 * Whether the web vitals of this document are to be collected: drawn anew for each, so that nobody has to be remembered.
 * Never where the page's host is no shop, since a beacon to another one is not allowed.
 */
export function isSampled(page: Document): boolean {
  if (readEmbeddedState(page).apiBase !== null) return false;
  const named = page.querySelector<HTMLMetaElement>(`meta[name=${VITALS_META}]`)?.content;
  return Math.random() < Number(named ?? VITALS_SAMPLE_RATE);
}
