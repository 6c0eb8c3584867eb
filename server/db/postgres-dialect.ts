import { PostgresDialect } from 'kysely';
import pg from 'pg';

const POSTGRES_INT8 = 20;
const POSTGRES_NUMERIC = 1700;

/** Connects to PostgreSQL by URL, with a connection pool. */
export function postgresDialect(connectionString: string): PostgresDialect {
  // Counts and sums arrive as text by default; ours all fit a double exactly.
  const types = new pg.TypeOverrides();
  types.setTypeParser(POSTGRES_INT8, Number);
  types.setTypeParser(POSTGRES_NUMERIC, Number);
  const pool = new pg.Pool({ connectionString, max: 10, types });
  // An idle connection closed by the server must not end the process: the next query opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
