import type { Database } from '../../db/connection.ts';

async function orderRows(handle: Database, userId: number) {
  const orders = await handle
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const lines = await handle
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .selectAll('order_lines')
    .where('orders.user_id', '=', userId)
    .orderBy('order_lines.id')
    .execute();
  const events = await handle
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['order_events.order_id', 'order_events.status', 'order_events.at'])
    .where('orders.user_id', '=', userId)
    .orderBy('order_events.id')
    .execute();
  return { orders, order_lines: lines, order_events: events };
}

async function cartRows(handle: Database, userId: number) {
  const files = await handle
    .selectFrom('addon_files')
    .innerJoin('carts', 'carts.id', 'addon_files.cart_id')
    .select(['addon_files.name', 'addon_files.size_bytes', 'addon_files.created_at'])
    .where('carts.user_id', '=', userId)
    .execute();
  const lines = await handle
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .selectAll('cart_lines')
    .where('carts.user_id', '=', userId)
    .orderBy('cart_lines.id')
    .execute();
  return { cart: lines, files };
}

async function messageRows(handle: Database, userId: number) {
  const messages = await handle
    .selectFrom('form_submissions')
    .select(['form_id', 'data', 'url', 'created_at', 'cost_cents', 'paid_at', 'mailbox'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const quotes = await handle
    .selectFrom('shipping_quote_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return { messages, shipping_quotes: quotes };
}

async function loginRows(handle: Database, userId: number) {
  const events = handle
    .selectFrom('account_events')
    .select(['event', 'network', 'happened_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const passkeys = handle
    .selectFrom('passkeys')
    .select(['name', 'credential_id', 'transports', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return { account_events: await events, passkeys: await passkeys };
}

/** Vouchers the user bought or redeemed; a redeemed one bought by someone else omits the buyer's data. */
async function voucherRows(handle: Database, userId: number) {
  const bought = await handle
    .selectFrom('vouchers')
    .select(['public_id', 'status', 'theme_name', 'amount_cents', 'email', 'recipient_name'])
    .select(['recipient_email', 'message', 'deliver_on', 'expires_on', 'created_at', 'paid_at', 'mailed_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const redeemed = await handle
    .selectFrom('vouchers')
    .select(['theme_name', 'amount_cents', 'expires_on', 'redeemed_at'])
    .where('redeemed_by', '=', userId)
    .orderBy('id')
    .execute();
  return { vouchers_bought: bought, vouchers_redeemed: redeemed };
}

/** Returns all rows belonging to a user as stored, without secrets. */
export async function readPersonalRows(handle: Database, userId: number) {
  const credit = handle
    .selectFrom('credit_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const addresses = handle
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const marketing = handle
    .selectFrom('marketing_choices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return {
    addresses: await addresses,
    ...(await orderRows(handle, userId)),
    ...(await cartRows(handle, userId)),
    credit: await credit,
    marketing: await marketing,
    ...(await loginRows(handle, userId)),
    ...(await voucherRows(handle, userId)),
    ...(await messageRows(handle, userId)),
  };
}
