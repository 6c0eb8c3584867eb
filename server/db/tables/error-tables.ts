import type { Generated } from 'kysely';
import type { ErrorSource } from '../../generated/contract-rules.ts';
import type { Instant } from '../columns.ts';

/** An error, however often it occurred. Contains no personal data. */
export interface ErrorRow {
  id: Generated<number>;
  /** Hash of what makes two errors equal; unique. */
  key: string;
  source: ErrorSource;
  message: string;
  stack: string;
  /** The path where it last occurred, without its query. */
  url: string;
  times: number;
  first_at: Instant;
  last_at: Instant;
}

export interface ErrorTables {
  errors: ErrorRow;
}
