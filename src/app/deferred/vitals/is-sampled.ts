import { readEmbeddedState } from '../../../lib/embedded-state.ts';
import { VITALS_META, VITALS_SAMPLE_RATE } from '../../../rules/vitals.ts';

/**
 * Whether to collect this document's web vitals: drawn per document, so no visitor is tracked. Never with
 * another API host, to which beacons are not allowed.
 */
export function isSampled(page: Document): boolean {
  if (readEmbeddedState(page).apiBase !== null) return false;
  const named = page.querySelector<HTMLMetaElement>(`meta[name=${VITALS_META}]`)?.content;
  return Math.random() < Number(named ?? VITALS_SAMPLE_RATE);
}
