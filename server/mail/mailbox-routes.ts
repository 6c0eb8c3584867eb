import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '../environment.ts';
import { isFromThisMachine, isLocalShop } from '../lib/this-machine.ts';
import { mailboxPage } from './mailbox-page.ts';
import type { MailboxEntry } from './mailbox-page.ts';
import { outboxFolder } from './mail-transport.ts';
import { readMail } from './read-mail.ts';

const SHOWN = 50;
const NAME = /^[\w-]+$/;

/**
 * Whether `/dev/mailbox` exists: the shop listens only on this machine, its own URL is on this machine too
 * (unlike behind a proxy), and mails go to the outbox.
 */
export function hasMailbox(environment: Environment): boolean {
  return isLocalShop(environment) && environment.smtpUrl === null;
}

/**
 * Serves the outbox to users of this machine, for finding their login codes. A request through a proxy, or by
 * a host name that is not this machine's, gets a 404.
 */
export function registerMailbox(app: FastifyInstance, environment: Environment): void {
  if (!hasMailbox(environment)) return;
  const folder = outboxFolder(environment.dataDir);

  app.get('/dev/mailbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return sendPage(reply, mailboxPage(await newest(folder)), "frame-src 'self'");
  });

  app.get<{ Params: { name: string } }>('/dev/mailbox/:name', async (request, reply) => {
    const mail = isFromThisMachine(request) ? await findMail(folder, request.params.name) : null;
    if (!mail) return reply.callNotFound();
    const shown = mail.mail.html.replace('<head>', '<head><base target="_blank" />');
    return sendPage(reply, shown, 'sandbox allow-popups allow-popups-to-escape-sandbox');
  });
}

function sendPage(reply: FastifyReply, page: string, policy: string): FastifyReply {
  const shared =
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";
  return reply
    .header('content-security-policy', `${shared}; ${policy}`)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

async function newest(folder: string): Promise<MailboxEntry[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files
    .filter((file) => file.endsWith('.eml'))
    .map((file) => file.slice(0, -'.eml'.length))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  const entries = await Promise.all(names.map((name) => findMail(folder, name)));
  return entries.filter((entry) => entry !== null);
}

async function findMail(folder: string, name: string): Promise<MailboxEntry | null> {
  if (!NAME.test(name)) return null;
  const raw = await readFile(join(folder, `${name}.eml`), 'utf8').catch(() => null);
  return raw === null ? null : { name, mail: await readMail(raw) };
}
