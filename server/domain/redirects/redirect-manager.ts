import { followRedirects, pathKey, targetsOf } from '../../../src/rules/redirects.ts';
import type { Redirect } from '../../../src/rules/redirects.ts';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { invalidAt, notFound, rollBack, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { cachedPerContentVersion, writeContent } from '../../db/content-version.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { FieldRefusals, RefusalText } from '../../lib/refusal-text.ts';
import { loopsOf, redirectProblem } from './redirect-rules.ts';
import type { RedirectProblem } from './redirect-rules.ts';
import { deleteRedirect, listAllRedirects, listRedirects, writeRedirect } from './redirect-store.ts';

const REASONS: Record<RedirectProblem, { field: string; text: RefusalText }> = {
  from: { field: 'from', text: refusalText('REDIRECT_FROM') },
  to: { field: 'to', text: refusalText('REDIRECT_TO') },
  loop: { field: 'to', text: refusalText('REDIRECT_LOOP') },
};

/** Returns what is wrong with a redirect given the existing ones, by field; null if nothing (RT-27). */
export function redirectRefusal(existing: readonly Redirect[], wanted: Redirect): FieldRefusals | null {
  const problem = redirectProblem(existing, wanted);
  return problem && { [REASONS[problem].field]: REASONS[problem].text };
}

interface KnownRedirects {
  list: Redirect[];
  targets: ReadonlyMap<string, string>;
}

interface RedirectManagerInput {
  database: Database;
  contentVersion: () => Promise<number>;
  clock: () => Date;
  /** Called for each loop that entered the table other than by `save`, once per content version. */
  report: (problem: string) => void;
}

const inLoop = (paths: readonly string[]) =>
  `redirects go round in a circle and are not followed: ${[...paths, paths[0]].join(' → ')}`;

/** Redirects set up by the owner. */
export class RedirectManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #known: (version?: number) => Promise<KnownRedirects>;

  constructor(input: RedirectManagerInput) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#known = cachedPerContentVersion(input.contentVersion, async () => {
      const list = await listAllRedirects(input.database);
      const targets = targetsOf(list);
      for (const loop of loopsOf(targets)) input.report(inLoop(loop));
      return { list, targets };
    });
  }

  /** Returns all redirects. */
  async all(): Promise<Redirect[]> {
    return (await this.#known()).list;
  }

  /** Returns a page of the list, most recently saved first. */
  list(range: ListRange): Promise<Listed<Redirect>> {
    return listRedirects(this.#database, range);
  }

  /**
   * Returns the final target of a path; null if it is not redirected. A caller that has just read the content
   * version passes it.
   */
  async targetOf(path: string, version?: number): Promise<string | null> {
    return followRedirects((await this.#known(version)).targets, path);
  }

  /**
   * Saves a redirect. Refusals: 422 REDIRECT_FROM at `from`, REDIRECT_TO or REDIRECT_LOOP at `to` (RT-27).
   */
  save(given: Redirect): Promise<Outcome<Redirect>> {
    return transactionOutcome(() =>
      writeContent(this.#database, async (transaction) => {
        const refusal = redirectRefusal(await listAllRedirects(transaction), given);
        const [[field, text] = []] = Object.entries(refusal ?? {});
        if (field && text) rollBack(invalidAt(field, text).refusal);
        const redirect = { from: pathKey(given.from), to: given.to };
        await writeRedirect(transaction, redirect, toInstant(this.#clock()));
        return redirect;
      }),
    );
  }

  /** Deletes the redirect of a path. Refusal: 404 ENTRY_NOT_FOUND. */
  remove(from: string): Promise<Outcome<null>> {
    return transactionOutcome(() =>
      writeContent(this.#database, async (transaction) => {
        const found = await deleteRedirect(transaction, pathKey(from));
        if (!found) rollBack(notFound('ENTRY_NOT_FOUND').refusal);
        return null;
      }),
    );
  }
}
