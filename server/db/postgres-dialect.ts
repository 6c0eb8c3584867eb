import { PostgresDialect, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';

const POSTGRES_INT8 = 20;
const POSTGRES_NUMERIC = 1700;

/** PostgreSQL rejects zero bytes; each is replaced by U+FFFD, which no key contains. */
function withoutZeroByte(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutZeroByte);
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

class Compiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(withoutZeroByte(parameter));
  }
}

class Dialect extends PostgresDialect {
  override createQueryCompiler(): Compiler {
    return new Compiler();
  }
}

/** Limit (ms) for opening a connection or waiting for a free one in the pool. */
const CONNECT_WITHIN_MS = 5_000;
/** Limits (ms) for statements, including those to an unreachable server, and for idle open transactions. */
const LIMITS = {
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  // Longer than the server's own limit, after which the connection is still usable.
  query_timeout: 35_000,
};

/** PostgreSQL at a URL, with a pool of connections; a patient one has no `LIMITS`, e.g. for migrations. */
export function postgresDialect(
  connectionString: string,
  { isPatient }: { isPatient: boolean },
): PostgresDialect {
  // Counts and sums arrive as text by default; ours all fit a double exactly.
  const types = new pg.TypeOverrides();
  types.setTypeParser(POSTGRES_INT8, Number);
  types.setTypeParser(POSTGRES_NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    ...(isPatient ? {} : LIMITS),
  });
  // The server closing an idle connection must not end the process: the next query opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Dialect({ pool });
}
