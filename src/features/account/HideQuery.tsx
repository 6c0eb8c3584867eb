import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { hideQueryScript } from '../../rules/hide-query.ts';

/**
 * Removes the secrets of a link from the address bar while the browser parses the page, long before the
 * shop's script.
 */
export function HideQuery() {
  // A script rendered in the browser would not run, and is not needed there.
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: hideQueryScript }} />;
}
