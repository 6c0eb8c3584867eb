import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { takeQueryScript } from '../../rules/take-query.ts';

/** Takes the secrets of a link out of the address bar as soon as the browser reads the page, long before the shop's script. */
export function TakeQuery() {
  // Made in the browser a script would not run, and has nothing to do there.
  return useHydrated() ? null : <script dangerouslySetInnerHTML={{ __html: takeQueryScript }} />;
}
