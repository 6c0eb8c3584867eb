import { beginningOfDay } from '../../../src/rules/workshop-time.ts';
import type { Selectable } from 'kysely';
import { fromJson, toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { ErrorRow } from '../../db/tables/error-tables.ts';
import type { ErrorSource, OrderMove, OrderStatus } from '../../generated/contract-rules.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { invalidAt, notFound, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { isRowId } from '../../lib/row-id.ts';
import { dayAfter } from '../../lib/calendar-day.ts';
import { movesOf } from '../orders/order-status.ts';
import {
  findListedOrder,
  listErrors,
  listFormNames,
  listOrders,
  listSubmissions,
} from './back-office-store.ts';
import type { BackOfficeOrderRow, Period, ListedSubmissionRow } from './back-office-store.ts';

/** Days in the workshop's time zone, `YYYY-MM-DD`, both inclusive; null for no limit. */
export interface Days {
  from: string | null;
  to: string | null;
}

export interface SubmissionNode extends Omit<ListedSubmissionRow, 'data'> {
  answers: { name: string; value: string }[];
}

export interface BackOfficeOrderNode extends Omit<BackOfficeOrderRow, 'address' | 'holdsMoney'> {
  recipient: string;
  moves: OrderMove[];
}

/** A logged error (A79). */
export type LoggedErrorNode = Selectable<ErrorRow>;

function recipientOf(address: string): string {
  const { first_name = '', last_name = '' } = fromJson<{ first_name?: string; last_name?: string }>(address);
  return `${first_name} ${last_name}`.trim();
}

const orderNode = ({ address, holdsMoney, ...order }: BackOfficeOrderRow): BackOfficeOrderNode => ({
  ...order,
  recipient: recipientOf(address),
  moves: movesOf(order.status, holdsMoney),
});

const startOf = (day: string) => new Date(beginningOfDay(day));

/** Converts days to instants. Refusal: 422 FIELD_INVALID at a day that does not exist. */
export function periodOf({ from, to }: Days): Outcome<Period> {
  for (const [field, day] of Object.entries({ from, to }))
    if (day !== null && Number.isNaN(startOf(day).getTime()))
      return invalidAt(field, refusalText('FIELD_INVALID'));
  return success({
    from: from === null ? null : toInstant(startOf(from)),
    before: to === null ? null : toInstant(startOf(dayAfter(to, 1))),
  });
}

/** Read-only views for administrators: form submissions, orders and errors (FRM-19, A79, A93). */
export class BackOffice {
  readonly #database: Database;

  constructor({ database }: { database: Database }) {
    this.#database = database;
  }

  async submissions(form: number | null, period: Period, range: ListRange): Promise<Listed<SubmissionNode>> {
    if (form !== null && !isRowId(form)) return { data: [], total: 0 };
    const { data, total } = await listSubmissions(this.#database, { form, period }, range);
    const nodes = data.map(({ data: sent, ...row }) => ({
      ...row,
      answers: Object.entries(fromJson<Record<string, unknown>>(sent)).map(([name, value]) => ({
        name,
        value: String(value),
      })),
    }));
    return { data: nodes, total };
  }

  formNames() {
    return listFormNames(this.#database);
  }

  async orders(
    status: OrderStatus | null,
    period: Period,
    range: ListRange,
  ): Promise<Listed<BackOfficeOrderNode>> {
    const { data, total } = await listOrders(this.#database, { status, period }, range);
    return { data: data.map(orderNode), total };
  }

  /** Refusal: 404 ORDER_NOT_FOUND. */
  async order(publicId: string): Promise<Outcome<BackOfficeOrderNode>> {
    const order = await findListedOrder(this.#database, publicId);
    return order ? success(orderNode(order)) : notFound('ORDER_NOT_FOUND');
  }

  errors(source: ErrorSource | null, period: Period, range: ListRange): Promise<Listed<LoggedErrorNode>> {
    return listErrors(this.#database, { source, period }, range);
  }
}
