import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { createHash } from 'node:crypto';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { ErrorSource } from '../../generated/contract-rules.ts';
import { countError, forgetErrors } from './error-log-store.ts';
import { ERROR_LENGTHS, pathOnly, redactedText } from '../../../src/rules/redacted-text.ts';

const KEPT_DAYS = 30;
const MAX_KEPT = 1_000;

/** Something that went wrong. */
export interface NotedError {
  source: ErrorSource;
  message: string;
  stack: string;
  /** Where it happened. */
  url: string;
}

/**
 * What went wrong on the host and in browsers, for administrators (A79): redacted, the same once with a count, for 30
 * days after it was last seen, 1,000 at most.
 */
export class ErrorLog {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(input: { database: Database; clock: () => Date }) {
    this.#database = input.database;
    this.#clock = input.clock;
  }

  async note({ source, ...given }: NotedError): Promise<void> {
    const message = redactedText(given.message, ERROR_LENGTHS.message);
    const stack = redactedText(given.stack, ERROR_LENGTHS.stack);
    const now = toInstant(this.#clock());
    const place = stack.split('\n').find((line) => line.trim().startsWith('at ')) ?? '';
    const key = createHash('sha256').update(`${source}\n${message}\n${place}`).digest('hex');
    const url = pathOnly(given.url);
    await countError(this.#database, { key, source, message, stack, url, first_at: now, last_at: now });
    await this.sweep();
  }

  /** The same for what was thrown; a database that is out of reach keeps nothing, and the log has it anyway. */
  async noteThrown(error: unknown, url: string): Promise<void> {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    try {
      await this.note({ source: 'host', message, stack, url });
    } catch {
      // What has gone wrong may be the database.
    }
  }

  /** Forgets what is too old or too much. */
  async sweep(): Promise<void> {
    const before = new Date(this.#clock().getTime() - KEPT_DAYS * DAY_MS);
    await forgetErrors(this.#database, toInstant(before), MAX_KEPT);
  }
}
