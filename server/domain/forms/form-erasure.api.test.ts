import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { encoded, endPayment, tokenOf } from '../../testkit/shopper.ts';
import { latestCode, mailsTo, logIn } from '../../testkit/log-in.ts';
import type { LoggedInUser } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const SHOP = 'hello@kerfandgrain.example';
const fingerprint = 'V1StGXR8_Z5jdHi6B-myT';

let world: World;
let start: Date;
beforeAll(async () => {
  world = await createWorld();
  start = world.now.current;
  const { database } = world.services;
  const forms = [
    { name: 'Club day', url: 'club', data: '[]', cost_cents: 2200 },
    { name: 'Question', url: 'question', data: '[]', cost_cents: 0 },
  ];
  for (const form of forms) {
    const { id: form_id } = await database
      .insertInto('forms')
      .values(form)
      .returning('id')
      .executeTakeFirstOrThrow();
    const question = { form_id, value: '', content: '', required: 0 as const, sort_order: 1 };
    await database
      .insertInto('form_questions')
      .values([
        { ...question, name: 'wish', label: 'What for?', field_type: 'text' },
        { ...question, name: 'email', label: 'E-mail', field_type: 'email' },
      ])
      .execute();
  }
});
beforeEach(async () => {
  world.now.current = start;
  await world.services.database.deleteFrom('rate_limits').execute();
});
afterAll(() => world.close());

/** Submits a form with this text, as a guest without `sender`. @returns its payment URL and its stored row */
async function send(sender: LoggedInUser | null, id: string, wish: string) {
  const url = encoded('http://127.0.0.1:3000/club');
  const data = sender ? { wish } : { wish, email: 'guest@example.com' };
  const token = sender ? { token: sender.token } : {};
  const { body } = await world.rest('formSubmit', { id, data, url }, token);
  const { database } = world.services;
  const row = await database
    .selectFrom('form_submissions')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { payment: body.payment ?? '', id: row.id };
}

async function deleteAccount({ token, email }: LoggedInUser): Promise<void> {
  await world.rest('userSendDeletionCode', { fingerprint }, { token });
  const code = await latestCode(world, email);
  expect((await world.rest('userDelete', { fingerprint, code }, { token })).status).toBe(200);
}

const stored = (id: number) =>
  world.services.database.selectFrom('form_submissions').selectAll().where('id', '=', id).executeTakeFirst();

async function sweepAfter(days: number): Promise<void> {
  world.now.current = new Date(start.getTime() + days * DAY_MS);
  await world.services.payments.sweep();
  await world.services.deletions.sweep();
}

const blank = { user_id: null, data: '{}', url: '', mail: null, mailbox: null };

it('free and never paid submissions are deleted with the account', async () => {
  const ann = await logIn(world);
  const free = await send(ann, 'question', 'Anything');
  const declined = await send(ann, 'club', 'A plaque');
  await endPayment(world, declined.payment, 'decline');
  const cancelled = await send(ann, 'club', 'A sign');
  await endPayment(world, cancelled.payment, 'cancel');
  await deleteAccount(ann);
  for (const { id } of [free, declined, cancelled]) expect(await stored(id)).toBeUndefined();
});

it('a form paid after its sender deleted the account still reaches the shop, and the invoice its payer', async () => {
  const ben = await logIn(world);
  const { payment, id } = await send(ben, 'club', 'A plaque for Zebedee');
  await deleteAccount(ben);
  await endPayment(world, payment, 'pay');
  expect((await mailsTo(world, SHOP)).at(-1)?.text).toContain('A plaque for Zebedee');
  expect((await mailsTo(world, ben.email)).at(-1)?.attachments).toHaveLength(1);
  await world.services.deletions.sweep();
  expect(await stored(id)).toMatchObject({
    ...blank,
    id,
    payment_status: 'paid',
    cost_cents: 2200,
    tax_cents: 200,
    paid_at: start.toISOString(),
  });
});

it('a paid form keeps its sums and dates, but no personal data once the invoice is mailed', async () => {
  const cyd = await logIn(world);
  const { payment, id } = await send(cyd, 'club', 'A plaque for Cyd');
  await endPayment(world, payment, 'pay');
  await deleteAccount(cyd);
  const { database } = world.services;
  const waiting = {
    recipient: cyd.email,
    subject: '',
    text_body: '',
    html_body: '',
    attachment_kind: 'formInvoice' as const,
    attachment_id: id,
    next_attempt_at: new Date(start.getTime() + DAY_MS).toISOString(),
    created_at: start.toISOString(),
  };
  await database.insertInto('mail_queue').values(waiting).execute();
  await world.services.deletions.sweep();
  expect(await stored(id)).toMatchObject({ user_id: cyd.userId, mailbox: cyd.email });
  await database.deleteFrom('mail_queue').where('attachment_id', '=', id).execute();
  await world.services.deletions.sweep();
  expect(await stored(id)).toMatchObject({ ...blank, payment_status: 'paid', cost_cents: 2200 });
});

it('an expired form can be paid for 30 days; a later payment alerts the shop', async () => {
  const dan = await logIn(world);
  const { payment, id } = await send(dan, 'club', 'A plaque for Dan');
  await deleteAccount(dan);
  await sweepAfter(29);
  expect(await stored(id)).toMatchObject({ payment_status: 'expired', mailbox: dan.email });
  await sweepAfter(31);
  expect(await stored(id)).toMatchObject({ ...blank, payment_status: 'expired', cost_cents: 2200 });
  await endPayment(world, payment, 'pay');
  expect((await stored(id))?.payment_status).toBe('paid');
  expect((await mailsTo(world, SHOP)).at(-1)?.subject).toBe(
    'Please look at a form for $22.00: a payment needs you',
  );
});

it.each([
  ['expired', async () => {}],
  ['failed', (payment: string) => endPayment(world, payment, 'decline')],
  ['cancelled', (payment: string) => endPayment(world, payment, 'cancel')],
])('a guest’s %s form loses its personal data 30 days after it was due', async (payment_status, end) => {
  const { payment, id } = await send(null, 'club', 'A plaque for a guest');
  await end(payment);
  await sweepAfter(30);
  expect(await stored(id)).toMatchObject({ payment_status, mailbox: 'guest@example.com' });
  await sweepAfter(31);
  expect(await stored(id)).toMatchObject({ ...blank, payment_status, cost_cents: 2200 });
});

it('free and paid forms of guests are kept', async () => {
  const free = await send(null, 'question', 'Anything');
  const paid = await send(null, 'club', 'A plaque');
  await endPayment(world, paid.payment, 'pay');
  await sweepAfter(400);
  expect((await stored(free.id))?.data).toContain('Anything');
  expect(await stored(paid.id)).toMatchObject({ payment_status: 'paid', mailbox: 'guest@example.com' });
});

it('a payment for a deleted form alerts the shop', async () => {
  const eve = await logIn(world);
  const { payment, id } = await send(eve, 'club', 'A plaque for Eve');
  await world.services.database.deleteFrom('form_submissions').where('id', '=', id).execute();
  const before = (await mailsTo(world, SHOP)).length;
  await endPayment(world, payment, 'pay');
  const told = (await mailsTo(world, SHOP)).slice(before);
  expect(told.map(({ subject }) => subject)).toEqual([
    'Please look at a form for $22.00: a payment needs you',
  ]);
  const token = tokenOf(payment);
  const paid = world.services.database.selectFrom('payments').select('status').where('token', '=', token);
  expect(await paid.executeTakeFirst()).toEqual({ status: 'paid' });
});
