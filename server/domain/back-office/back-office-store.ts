import type { ExpressionBuilder, Selectable, SqlBool, StringReference } from 'kysely';
import { sql } from 'kysely';
import { workshopStates } from '../../../src/rules/order-states.ts';
import { fromFlag } from '../../db/columns.ts';
import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { countRows, listPart } from '../../db/rows.ts';
import type { Tables } from '../../db/tables.ts';
import type { ErrorRow } from '../../db/tables/error-tables.ts';
import type { ErrorSource, OrderStatus, PaymentStatus, RefundState } from '../../generated/contract-rules.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';

/** Includes `from`, excludes `before`; null for no limit. */
export interface Period {
  from: Instant | null;
  before: Instant | null;
}

/** Returns the conditions for a column to be in a period. */
const within = (
  column: StringReference<Tables, 'errors' | 'form_submissions' | 'orders'>,
  { from, before }: Period,
) => [
  ...(from === null ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${from}`]),
  ...(before === null ? [] : [sql<SqlBool>`${sql.ref(column)} < ${before}`]),
];

export interface ListedSubmissionRow {
  id: number;
  form: string;
  /** JSON object of values by field name. */
  data: string;
  url: string;
  email: string | null;
  created_at: Instant;
  /** State of its payment; null if it is free of charge. */
  payment_status: PaymentStatus | null;
  cost_cents: number;
}

/** Returns the submissions of one form, or of all, newest first. */
export async function listSubmissions(
  database: Database,
  { form, period }: { form: number | null; period: Period },
  range: ListRange,
): Promise<Listed<ListedSubmissionRow>> {
  const sent = database
    .selectFrom('form_submissions')
    .where((submission) =>
      submission.and([
        ...(form === null ? [] : [submission('form_submissions.form_id', '=', form)]),
        ...within('form_submissions.created_at', period),
      ]),
    );
  const data = await sent
    .innerJoin('forms', 'forms.id', 'form_submissions.form_id')
    .leftJoin('users', 'users.id', 'form_submissions.user_id')
    .select(['form_submissions.id', 'forms.name as form', 'form_submissions.data'])
    .select(['form_submissions.url', 'users.email', 'form_submissions.created_at'])
    .select(['form_submissions.payment_status', 'form_submissions.cost_cents'])
    .orderBy('form_submissions.created_at', 'desc')
    .orderBy('form_submissions.id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return { data, total: await countRows(sent) };
}

/** Returns all forms, enabled or not. */
export const listFormNames = (database: Database): Promise<{ id: number; name: string }[]> =>
  database.selectFrom('forms').select(['id', 'name']).orderBy('name').execute();

export interface BackOfficeOrderRow {
  id: number;
  public_id: string;
  status: OrderStatus;
  email: string;
  /** JSON */
  address: string;
  total_cents: number;
  created_at: Instant;
  priority: boolean;
  is_pick_up: boolean;
  item_count: number;
  tracking_number: string | null;
  tracking_url: string | null;
  refund: RefundState | null;
  /** It has been paid for and not refunded. */
  holdsMoney: boolean;
}

/** Selects orders with their payment; an order has one payment. */
const selectOrders = (database: Database) =>
  database
    .selectFrom('orders')
    .leftJoin('payments', (join) =>
      join.onRef('payments.subject_id', '=', 'orders.id').on('payments.purpose', '=', 'order'),
    )
    .select(['orders.id', 'public_id', 'orders.status', 'email', 'address', 'total_cents'])
    .select(['orders.created_at', 'tracking_number', 'tracking_url', 'payments.refund', 'orders.priority'])
    .select('orders.is_pick_up')
    .select(['payments.status as payment', 'payments.contradicted_at'])
    .select((row) =>
      row
        .selectFrom('order_lines')
        .select((line) => line.fn.sum<number>('qty').as('qty'))
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .as('item_count'),
    );

type SelectedOrder = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

const orderRow = ({
  payment,
  contradicted_at,
  priority,
  is_pick_up,
  item_count,
  ...order
}: SelectedOrder): BackOfficeOrderRow => ({
  ...order,
  priority: fromFlag(priority),
  is_pick_up: fromFlag(is_pick_up),
  item_count: item_count ?? 0,
  holdsMoney: order.refund === null && (payment === 'paid' || contradicted_at !== null),
});

/** Returns an order by its random id; undefined if there is none. */
export async function findListedOrder(
  database: Database,
  publicId: string,
): Promise<BackOfficeOrderRow | undefined> {
  const order = await selectOrders(database).where('public_id', '=', publicId).executeTakeFirst();
  return order && orderRow(order);
}

/** Returns all orders, newest first, after the priority orders waiting in the workshop (A12). */
export async function listOrders(
  database: Database,
  { status, period }: { status: OrderStatus | null; period: Period },
  range: ListRange,
): Promise<Listed<BackOfficeOrderRow>> {
  const isListed = (order: ExpressionBuilder<Tables, 'orders'>) =>
    order.and([
      ...(status === null ? [] : [order('orders.status', '=', status)]),
      ...within('orders.created_at', period),
    ]);
  const rows = await selectOrders(database)
    .where(isListed)
    .orderBy(
      sql`case when orders.status in (${sql.join(workshopStates)}) then orders.priority else 0 end`,
      'desc',
    )
    .orderBy('orders.id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return { data: rows.map(orderRow), total: await countRows(database.selectFrom('orders').where(isListed)) };
}

/** Returns errors, most recently seen first. */
export function listErrors(
  database: Database,
  { source, period }: { source: ErrorSource | null; period: Period },
  range: ListRange,
): Promise<Listed<Selectable<ErrorRow>>> {
  const errors = database
    .selectFrom('errors')
    .where((error) =>
      error.and([...(source === null ? [] : [error('source', '=', source)]), ...within('last_at', period)]),
    );
  return listPart(errors.selectAll().orderBy('last_at', 'desc').orderBy('id', 'desc'), range);
}
