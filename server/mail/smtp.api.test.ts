import { DAY_MS } from '../../src/rules/workshop-time.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSmtpServer } from '../testkit/smtp-server.ts';
import type { SmtpServer } from '../testkit/smtp-server.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { createMailTransport } from './mail-transport.ts';
import { Mailer } from './mailer.ts';
import { readMail } from './read-mail.ts';

let world: World;
let server: SmtpServer;
beforeEach(async () => {
  server = await startSmtpServer();
  world = await createWorld({ SMTP_URL: server.url });
});
afterEach(async () => {
  await server.close();
  await world.close();
});

const mail = { to: 'ann@example.com', subject: 'Your order', text: 'Thank you.', html: '<p>Thank you.</p>' };
const queued = () => world.services.database.selectFrom('mail_queue').selectAll().execute();

/** Sends what is due now and waits until it is done. */
async function sendDue(): Promise<void> {
  await world.services.mailer.dispatch();
  await world.services.mailer.stop();
}

const later = (milliseconds: number) => {
  world.now.current = new Date(world.now.current.getTime() + milliseconds);
};

it('with SMTP_URL mails are sent to the mail server, and none to the outbox', async () => {
  await world.services.mailer.send(mail);
  await world.services.mailer.stop();
  expect(await Promise.all(server.taken.map(readMail))).toMatchObject([
    { to: 'ann@example.com', subject: 'Your order' },
  ]);
  expect(await world.outbox()).toEqual([]);
  expect(await queued()).toEqual([]);
});

it('a mail that the server refuses is kept and retried a minute later', async () => {
  server.mood = 'refuses';
  await world.services.mailer.send(mail);
  await world.services.mailer.stop();
  expect(await queued()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('451') }]);
  server.mood = 'takes';
  later(59_000);
  await sendDue();
  expect(server.taken).toHaveLength(0);
  later(1_000);
  await sendDue();
  expect(server.taken).toHaveLength(1);
  expect(await queued()).toEqual([]);
});

/** A sender that holds the mail it is sending until `finish`, as a slow attachment makes it. */
function slowSender() {
  const { environment, database, clock, settings } = world.services;
  const sender = new Mailer({ environment, database, clock, settings: () => settings.domain() });
  const { promise, resolve } = Promise.withResolvers<null>();
  sender.serveAttachment('invoice', () => promise);
  return { sender, finish: () => resolve(null) };
}

it('while one process sends a mail, no other does, even if its clock is a minute ahead', async () => {
  const { database, mailer } = world.services;
  const { sender, finish } = slowSender();
  await mailer.queue(database, { ...mail, attachment: { kind: 'invoice', id: 1 } });
  await sender.dispatch();
  await expect.poll(queued).toMatchObject([{ attempts: 1 }]);
  later(90_000);
  await sendDue();
  expect(server.taken).toHaveLength(0);
  finish();
  await sender.stop();
  expect(server.taken).toHaveLength(1);
  expect(await queued()).toEqual([]);
});

it('a mail of a process that died while sending is sent by another three minutes later', async () => {
  const { database, mailer } = world.services;
  const { sender, finish } = slowSender();
  await mailer.queue(database, { ...mail, attachment: { kind: 'invoice', id: 1 } });
  await sender.dispatch();
  await expect.poll(queued).toMatchObject([{ attempts: 1 }]);
  later(180_000);
  await sendDue();
  expect(server.taken).toHaveLength(1);
  finish();
  await sender.stop();
});

it('after eight refusals over two days retries stop, and the mail is kept for the owner for 30 days', async () => {
  server.mood = 'refuses';
  const { mailer, database } = world.services;
  await mailer.queue(database, mail);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await sendDue();
    later(DAY_MS);
  }
  later(19 * DAY_MS);
  await mailer.sweep();
  expect(await queued()).toMatchObject([
    { attempts: 8, next_attempt_at: null, recipient: 'ann@example.com' },
  ]);
  later(2 * DAY_MS);
  await mailer.sweep();
  expect(await queued()).toEqual([]);
});

it('a mail that is still tried is never deleted, however old it is', async () => {
  const { mailer, database } = world.services;
  await mailer.queue(database, mail);
  later(31 * DAY_MS);
  await mailer.sweep();
  expect(await queued()).toHaveLength(1);
});

it('[APA-05] a mail server that hangs does not delay a response', async () => {
  server.mood = 'hangs';
  const { status } = await world.rest('userSendLoginLink', {
    email: 'ann@example.com',
    fingerprint: 'V1StGXR8_Z5jdHi6B-myT',
  });
  expect(status).toBe(200);
  expect(server.taken).toHaveLength(0);
  expect(await queued()).toHaveLength(1);
});

it('sending is aborted when it takes too long, and its connection is closed', async () => {
  server.mood = 'hangs';
  const { environment, clock, mailer } = world.services;
  const transport = createMailTransport(environment, { sendWithinMs: 50 });
  const from = await mailer.identity();
  const sent = transport.deliver({ ...mail, id: 1, from, date: clock(), queuedAt: clock(), file: null });
  await expect(sent).rejects.toThrow(/abort|timeout/i);
  await expect.poll(() => server.open()).toBe(0);
});
