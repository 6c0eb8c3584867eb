import { normaliseRedirectPath } from '../../../src/rules/redirects.ts';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { invalidAt, notFound, rollBack, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { cachedPerContentVersion, writeContent } from '../../db/content-version.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { FieldRefusals, RefusalText } from '../../lib/refusal-text.ts';
import { circlesOf, followRedirects, redirectProblem, targetsOf } from './redirect-rules.ts';
import type { Redirect, RedirectProblem } from './redirect-rules.ts';
import { deleteRedirect, readRedirectPage, readRedirects, writeRedirect } from './redirect-store.ts';

const REASONS: Record<RedirectProblem, { field: string; text: RefusalText }> = {
  from: { field: 'from', text: refusalText('REDIRECT_FROM') },
  to: { field: 'to', text: refusalText('REDIRECT_TO') },
  loop: { field: 'to', text: refusalText('REDIRECT_LOOP') },
};

/** What is wrong with a redirect beside those that there are, by field; null: nothing (RT-27). */
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
  /** Hears of each circle that got into the table by another way than `save`, once for each content version. */
  report: (problem: string) => void;
}

const inCircle = (paths: readonly string[]) =>
  `redirects go round in a circle and are not followed: ${[...paths, paths[0]].join(' → ')}`;

/** Redirects that the owner has set up. */
export class RedirectManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #known: (version?: number) => Promise<KnownRedirects>;

  constructor(input: RedirectManagerInput) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#known = cachedPerContentVersion(input.contentVersion, async () => {
      const list = await readRedirects(input.database);
      const targets = targetsOf(list);
      for (const circle of circlesOf(targets)) input.report(inCircle(circle));
      return { list, targets };
    });
  }

  async list(): Promise<Redirect[]> {
    return (await this.#known()).list;
  }

  /** A part of the list; what was saved last stands first. */
  page(range: ListRange): Promise<Listed<Redirect>> {
    return readRedirectPage(this.#database, range);
  }

  /** Where a path leads to in the end; null: it stays. A caller that has just read the content version passes it. */
  async targetOf(path: string, version?: number): Promise<string | null> {
    return followRedirects((await this.#known(version)).targets, path);
  }

  /** Refusals: 422 REDIRECT_… with what is wrong at `from` or `to`; a circle is one of them (RT-27). */
  save(given: Redirect): Promise<Outcome<Redirect>> {
    return transactionOutcome(() =>
      writeContent(this.#database, async (transaction) => {
        const refusal = redirectRefusal(await readRedirects(transaction), given);
        const [[field, text] = []] = Object.entries(refusal ?? {});
        if (field && text) rollBack(invalidAt(field, text).refusal);
        const redirect = { from: normaliseRedirectPath(given.from), to: given.to };
        await writeRedirect(transaction, redirect, toInstant(this.#clock()));
        return redirect;
      }),
    );
  }

  /** Takes the redirect of a path away; refusal: 404 when there is none. */
  remove(from: string): Promise<Outcome<null>> {
    return transactionOutcome(() =>
      writeContent(this.#database, async (transaction) => {
        const found = await deleteRedirect(transaction, normaliseRedirectPath(from));
        if (!found) rollBack(notFound('ENTRY_NOT_FOUND').refusal);
        return null;
      }),
    );
  }
}
