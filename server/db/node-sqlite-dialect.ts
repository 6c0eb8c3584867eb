import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import type { DialectAdapter, SqliteDatabase, SqliteStatement } from 'kysely';

/** Reader statements give rows, the others a change count: node:sqlite tells them apart by their columns. */
class NodeSqliteStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: ReadonlyArray<unknown>): unknown[] {
    return this.#statement.all(...(parameters as SQLInputValue[]));
  }

  run(parameters: ReadonlyArray<unknown>) {
    return this.#statement.run(...(parameters as SQLInputValue[]));
  }

  iterate(parameters: ReadonlyArray<unknown>): IterableIterator<unknown> {
    return this.#statement.iterate(...(parameters as SQLInputValue[]));
  }
}

/** Schema statements run inside the migration's transaction, so that a failed migration leaves nothing. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

const STATEMENT_CACHE_SIZE = 500;

function withStatementCache(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, NodeSqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = new NodeSqliteStatement(database.prepare(sql));
      if (statements.size >= STATEMENT_CACHE_SIZE) statements.clear();
      if (statement.reader) statements.set(sql, statement);
      return statement;
    },
  };
}

export interface NodeSqlite {
  dialect: SqliteDialect;
  /** Another number once another connection has written; asked of shared memory, in microseconds. */
  dataVersion: () => number;
}

/** Kysely over `node:sqlite`: WAL, `synchronous=FULL`, foreign keys on, 5 s patience for another process. */
export function createNodeSqlite(file: string): NodeSqlite {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
  );
  const version = database.prepare('PRAGMA data_version');
  return {
    dialect: new NodeSqliteDialect({ database: withStatementCache(database) }),
    dataVersion: () => Number(version.get()?.['data_version']),
  };
}
