import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type {
  DatabaseConnection,
  DialectAdapter,
  Driver,
  SqliteDatabase,
  SqliteDialectConfig,
  SqliteStatement,
} from 'kysely';

/**
 * Reader statements return rows, others a change count; they are distinguished by whether they have columns.
 */
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

/** Schema statements run in the migration's transaction, so that a failed migration leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite rolls back automatically when it cannot write; rolling back again would hide the reason. */
class NodeSqliteDriver extends SqliteDriver {
  readonly #sqlite: DatabaseSync;

  constructor(sqlite: DatabaseSync, config: SqliteDialectConfig) {
    super(config);
    this.#sqlite = sqlite;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection);
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #sqlite: DatabaseSync;
  readonly #config: SqliteDialectConfig;

  constructor(sqlite: DatabaseSync) {
    const config = { database: withStatementCache(sqlite) };
    super(config);
    this.#sqlite = sqlite;
    this.#config = config;
  }

  override createDriver(): Driver {
    return new NodeSqliteDriver(this.#sqlite, this.#config);
  }

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
  /** Changes once another connection has written; reads shared memory, in microseconds. */
  dataVersion: () => number;
}

/**
 * Kysely over `node:sqlite`: WAL, `synchronous=FULL`, foreign keys on, waits up to 5 s for another process.
 */
export function createNodeSqlite(file: string): NodeSqlite {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
  );
  const version = database.prepare('PRAGMA data_version');
  return {
    dialect: new NodeSqliteDialect(database),
    dataVersion: () => Number(version.get()?.['data_version']),
  };
}
