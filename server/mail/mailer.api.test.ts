import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../testkit/log-in.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { Mailer } from './mailer.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const mailTo = (to: string, more: object = {}) => ({
  to,
  subject: 'Your order',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
  ...more,
});
const queued = () => world.services.database.selectFrom('mail_queue').selectAll().execute();

it('a mail is complete: sender, recipient, reply address, subject, text and HTML', async () => {
  const text = `Crème brûlée ✂ ${'a long line of words '.repeat(12)}\n.\n=41 is not A`;
  const html = `<p>${'Grüße & more '.repeat(20)}</p>`;
  await world.services.mailer.send(
    mailTo('ann@example.com', {
      subject: 'Your “keepsake” for Zoë ✂'.repeat(4),
      text,
      html,
      replyTo: 'zoe@example.com',
    }),
  );
  const [mail] = await mailsTo(world, 'ann@example.com');
  expect(mail).toMatchObject({ replyTo: 'zoe@example.com', subject: 'Your “keepsake” for Zoë ✂'.repeat(4) });
  expect(mail?.text.trim()).toBe(text);
  expect(mail?.html.trim()).toBe(html);
  expect(Date.parse(mail?.date ?? '')).toBe(Math.floor(world.now.current.getTime() / 1000) * 1000);
});

it('[A84] mails have the name and address set by the owner as sender', async () => {
  const { environment, database, clock } = world.services;
  const settings = {
    name: 'Kerf & Co, "Gladstone"',
    organisation_name: '',
    organisation_email: 'hello@kerf.example',
  };
  const mailer = new Mailer({ environment, database, clock, settings: () => Promise.resolve(settings) });
  await mailer.send(mailTo('bob@example.com'));
  const [mail] = await mailsTo(world, 'bob@example.com');
  expect(mail?.from).toContain('<hello@kerf.example>');
  expect(mail?.from.replaceAll('\\', '')).toContain('Kerf & Co, "Gladstone"');
  expect(await mailer.identity()).toMatchObject({ shopAddress: 'hello@kerf.example' });
});

it('a new mail is sent at once, even if the clock was set back since', async () => {
  const { database, mailer } = world.services;
  const written = world.now.current;
  await mailer.queue(database, mailTo('hal@example.com'));
  world.now.current = new Date(written.getTime() - 60_000);
  await mailer.dispatch();
  world.now.current = written;
  expect(await mailsTo(world, 'hal@example.com')).toHaveLength(1);
});

it('a mail of a failed transaction is never sent', async () => {
  const { database, mailer } = world.services;
  const failed = database.transaction().execute(async (transaction) => {
    await mailer.queue(transaction, mailTo('cat@example.com'));
    throw new Error('the order fails');
  });
  await expect(failed).rejects.toThrow('the order fails');
  await mailer.dispatch();
  expect(await mailsTo(world, 'cat@example.com')).toHaveLength(0);
});

it('a queued mail that was not dispatched is sent with the next dispatch', async () => {
  const { database, mailer } = world.services;
  await mailer.queue(database, mailTo('dan@example.com'));
  expect(await mailsTo(world, 'dan@example.com')).toHaveLength(0);
  await mailer.dispatch();
  expect(await mailsTo(world, 'dan@example.com')).toHaveLength(1);
  expect(await queued()).toHaveLength(0);
});

it('simultaneous mails keep their order, and no partial file is left', async () => {
  const { database, mailer, environment } = world.services;
  for (const n of [1, 2, 3]) await mailer.queue(database, mailTo('eve@example.com', { subject: `No ${n}` }));
  await mailer.dispatch();
  expect((await mailsTo(world, 'eve@example.com')).map((mail) => mail.subject)).toEqual([
    'No 1',
    'No 2',
    'No 3',
  ]);
  const names = await readdir(join(environment.dataDir, 'outbox'));
  expect(names.filter((name) => !/^\d{8}T\d{9}Z-\d{10}-[0-9a-f]{8}\.eml$/.test(name))).toEqual([]);
});

it('a mail that is sent again because the process died after sending is identical', async () => {
  const { database, mailer } = world.services;
  await mailer.queue(database, mailTo('gus@example.com'));
  const row = await database
    .selectFrom('mail_queue')
    .selectAll()
    .where('recipient', '=', 'gus@example.com')
    .executeTakeFirstOrThrow();
  await mailer.dispatch();
  await database.insertInto('mail_queue').values(row).execute();
  world.now.current = new Date(world.now.current.getTime() + 60_000);
  await mailer.dispatch();
  expect(await mailsTo(world, 'gus@example.com')).toHaveLength(1);
  expect(await queued()).toHaveLength(0);
});

it('two senders on the same queue send each mail once', async () => {
  const { database, mailer, environment, clock, settings } = world.services;
  const other = new Mailer({ environment, database, clock, settings: () => settings.domain() });
  for (let n = 0; n < 12; n += 1)
    await mailer.queue(database, mailTo('fay@example.com', { subject: `No ${n}` }));
  await Promise.all([mailer.dispatch(), other.dispatch(), mailer.dispatch()]);
  const subjects = (await mailsTo(world, 'fay@example.com')).map((mail) => mail.subject);
  expect(subjects).toHaveLength(12);
  expect(new Set(subjects).size).toBe(12);
});

it('[CHK-14] a mail waits for its attachment in two attempts, and is sent without it in the third', async () => {
  const { environment, database, clock } = world.services;
  const settings = { name: 'Kerf', organisation_name: '', organisation_email: '' };
  const mailer = new Mailer({ environment, database, clock, settings: () => Promise.resolve(settings) });
  let attempts = 0;
  mailer.serveAttachment('invoice', () => {
    attempts += 1;
    return Promise.reject(new Error('no paper'));
  });
  await mailer.send(mailTo('dora@example.com', { attachment: { kind: 'invoice', id: 1 } }));
  expect((await queued()).map(({ last_error, attachment_id }) => [last_error, attachment_id])).toContainEqual(
    ['no paper', 1],
  );
  for (const minutes of [1, 5]) {
    expect(await mailsTo(world, 'dora@example.com')).toEqual([]);
    world.now.current = new Date(world.now.current.getTime() + minutes * 60_000);
    await mailer.dispatch();
  }
  const [mail] = await mailsTo(world, 'dora@example.com');
  expect([attempts, mail?.attachments]).toEqual([3, []]);
});

it('[CHK-14] a mail whose order was deleted is sent without an attachment', async () => {
  await world.services.mailer.send(
    mailTo('gia@example.com', { attachment: { kind: 'invoice', id: 999_999 } }),
  );
  expect((await mailsTo(world, 'gia@example.com')).map(({ attachments }) => attachments)).toEqual([[]]);
});
