import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { invalid, rollBack, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { cachedPerContentVersion, writeContent } from '../../db/content-version.ts';
import { followRedirects, redirectPath, redirectProblem } from './redirect-rules.ts';
import type { Redirect, RedirectProblem } from './redirect-rules.ts';
import { readRedirects, writeRedirect } from './redirect-store.ts';

export interface RedirectManager {
  list(): Promise<Redirect[]>;
  /** Where a path leads to in the end; null: it stays. A caller that has just read the content version passes it. */
  targetOf(path: string, version?: number): Promise<string | null>;
  /** Refusals: 422 REDIRECT with what is wrong at `from` or `to`; a circle is one of them (RT-27). */
  save(redirect: Redirect): Promise<Outcome<Redirect>>;
}

const REASONS: Record<RedirectProblem, { field: string; message: string }> = {
  from: { field: 'from', message: 'This address cannot be redirected' },
  to: { field: 'to', message: 'This is not the address of a page' },
  loop: { field: 'to', message: 'This would send visitors round in a circle' },
};

export function createRedirectManager(
  database: Database,
  contentVersion: () => Promise<number>,
  clock: () => Date,
): RedirectManager {
  const all = cachedPerContentVersion(contentVersion, async () => {
    const list = await readRedirects(database);
    return { list, targets: new Map(list.map(({ from, to }) => [from, to])) };
  });
  return {
    list: async () => (await all()).list,
    targetOf: async (path, version) => followRedirects((await all(version)).targets, path),
    save: (given) =>
      transactionOutcome(() =>
        writeContent(database, async (transaction) => {
          const problem = redirectProblem(await readRedirects(transaction), given);
          if (problem) {
            const { field, message } = REASONS[problem];
            rollBack(invalid('REDIRECT', message, { [field]: message }).refusal);
          }
          const redirect = { from: redirectPath(given.from), to: given.to };
          await writeRedirect(transaction, redirect, toInstant(clock()));
          return redirect;
        }),
      ),
  };
}
