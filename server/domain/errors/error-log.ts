import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { createHash } from 'node:crypto';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { errorSourceValues } from '../../generated/contract-rules.ts';
import type { ErrorSource } from '../../generated/contract-rules.ts';
import { countError, deleteErrors } from './error-log-store.ts';
import { ERROR_LENGTHS, pathOnly, redactedText } from '../../../src/rules/redacted-text.ts';

const RETENTION_DAYS = 30;
/** Maximum for each source: anybody may report errors of a browser, which must not displace the host's. */
const MAX_STORED = 1_000;

/** An error to be logged. */
export interface NotedError {
  source: ErrorSource;
  message: string;
  stack: string;
  /** Where it happened. */
  url: string;
}

/**
 * Logs errors of the host and of browsers for administrators (A79): redacted, equal ones once with a count,
 * for 30 days after the last occurrence, 1,000 of each source at most.
 */
export class ErrorLog {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(input: { database: Database; clock: () => Date }) {
    this.#database = input.database;
    this.#clock = input.clock;
  }

  /** Logs an error, redacted; one with the same source, message and first stack frame is counted again. */
  async note({ source, ...given }: NotedError): Promise<void> {
    const message = redactedText(given.message, ERROR_LENGTHS.message);
    const stack = redactedText(given.stack, ERROR_LENGTHS.stack);
    const now = toInstant(this.#clock());
    const place = stack.split('\n').find((line) => line.trim().startsWith('at ')) ?? '';
    const key = createHash('sha256').update(`${source}\n${message}\n${place}`).digest('hex');
    const url = pathOnly(given.url);
    await countError(this.#database, { key, source, message, stack, url, first_at: now, last_at: now });
    await this.#forget(source);
  }

  /**
   * Logs a thrown value. If the database is unavailable nothing is stored, but the host's log has the error
   * anyway.
   */
  async noteThrown(error: unknown, url: string): Promise<void> {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    try {
      await this.note({ source: 'host', message, stack, url });
    } catch {
      // The database itself may be what failed.
    }
  }

  /** Deletes errors that are too old or too many. */
  async sweep(): Promise<void> {
    for (const source of errorSourceValues) await this.#forget(source);
  }

  #forget(source: ErrorSource): Promise<void> {
    const before = toInstant(new Date(this.#clock().getTime() - RETENTION_DAYS * DAY_MS));
    return deleteErrors(this.#database, { source, before, most: MAX_STORED });
  }
}
