import { isTestFile } from './violation.ts';
import type { Violation } from './violation.ts';

const QUERY_CALL = /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/;

const holdsSql = (file: string) => /^server\/(db|seed)\/|-store\.ts$/.test(file);

/** Queries built by a host file that is not a store, even if it only uses a database handle. */
export function queryViolations(file: string, source: string): Violation[] {
  if (!file.startsWith('server/') || holdsSql(file) || isTestFile(file)) return [];
  return source
    .split('\n')
    .flatMap((text, index) =>
      QUERY_CALL.test(text) ? [{ file, line: index + 1, message: 'a query outside a *-store.ts' }] : [],
    );
}
