import type { Generated } from 'kysely';
import type { ErrorSource } from '../../generated/contract-rules.ts';
import type { Instant } from '../columns.ts';

/** One thing that went wrong, however often. Nothing personal is in it. */
export interface ErrorRow {
  id: Generated<number>;
  /** Hash of what makes two errors the same; unique. */
  key: string;
  source: ErrorSource;
  message: string;
  stack: string;
  /** The path where it happened last, without its query. */
  url: string;
  times: number;
  first_at: Instant;
  last_at: Instant;
}

export interface ErrorTables {
  errors: ErrorRow;
}
