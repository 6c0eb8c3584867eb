import { isTestFile } from './violation.ts';
import type { Violation } from './violation.ts';

const QUERY_CALL = /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/;

const holdsSql = (file: string) => /^server\/(db|seed)\/|-store\.ts$/.test(file);

/** Queries that a file of the host builds although it is no store; a handle of the database is enough for that. */
export function queryViolations(file: string, source: string): Violation[] {
  if (!file.startsWith('server/') || holdsSql(file) || isTestFile(file)) return [];
  return source
    .split('\n')
    .flatMap((text, index) =>
      QUERY_CALL.test(text) ? [{ file, line: index + 1, message: 'a query outside a *-store.ts' }] : [],
    );
}
