import { DAY_MS, MINUTE_MS } from '../../src/rules/workshop-time.ts';
import { toInstant } from '../db/columns.ts';
import type { Instant } from '../db/columns.ts';
import type { Database } from '../db/connection.ts';
import type { Environment } from '../environment.ts';
import type { AttachmentSource, Mail, MailAttachment, ShopIdentity } from './mail.ts';
import * as store from './mail-queue-store.ts';
import type { QueuedMail } from './mail-queue-store.ts';
import { createMailTransport } from './mail-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { shopIdentity } from './shop-identity.ts';
import type { IdentitySettings } from './shop-identity.ts';

const WORKER_INTERVAL_MS = 15_000;
/** Pauses (minutes) after each failed attempt; after the last one we give up and keep the row for the owner. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1440];
/** How long (days) a mail that was given up is kept; it may hold personal data of people without an account. */
const GIVEN_UP_DAYS = 30;
/**
 * How long (minutes) a mail belongs to the process that sends it; then another takes over, as that one has
 * died. Much longer than making an attachment and sending take, as clocks may differ.
 */
const SENDING_MINUTES = 3;

/**
 * Maximum attempts with the attachment; then the mail is sent without it, as it links to the same document.
 */
const ATTEMPTS_WITH_ATTACHMENT = 3;

/** Creates an attachment from a row id; null if the row is gone. */
type AttachmentMaker = (id: number) => Promise<MailAttachment | null>;

export interface MailerInput {
  environment: Environment;
  database: Database;
  clock: () => Date;
  /** The owner's settings, read afresh for every mail. */
  settings: () => Promise<IdentitySettings>;
}

type Report = (error: unknown) => void;

/**
 * Mails wait in the database until they are sent, so that none is lost if the process dies, and a transaction
 * that queues one waits for nothing external. Any number of processes may send from one queue. If a process
 * dies between sending a mail and recording it, the same mail may arrive twice, but never not at all.
 */
export class Mailer {
  readonly #environment: Environment;
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #settings: () => Promise<IdentitySettings>;
  readonly #transport: MailTransport;
  readonly #attachments = new Map<AttachmentSource['kind'], AttachmentMaker>();
  #report: Report = () => {};
  #timer: NodeJS.Timeout | undefined;
  #tail: Promise<void> = Promise.resolve();

  constructor(input: MailerInput) {
    this.#environment = input.environment;
    this.#database = input.database;
    this.#clock = input.clock;
    this.#settings = input.settings;
    this.#transport = createMailTransport(input.environment);
  }

  /** Registers the maker of attachments of a kind. */
  serveAttachment(kind: AttachmentSource['kind'], make: AttachmentMaker): void {
    this.#attachments.set(kind, make);
  }

  /** Queues a mail in the caller's transaction; `dispatch` after the commit sends it. */
  queue(handle: Database, mail: Mail): Promise<void> {
    return store.insertMail(handle, mail, this.#clock());
  }

  /**
   * Sends due mails. With the outbox the files exist when this resolves; with a mail server, sending
   * continues in the background. Never rejects: failures are retried later.
   */
  dispatch(): Promise<void> {
    this.#tail = this.#tail.then(() => this.#flush()).catch((error: unknown) => this.#report(error));
    return this.#transport.local ? this.#tail : Promise.resolve();
  }

  /** Queues and dispatches a mail, outside any transaction. */
  async send(mail: Mail): Promise<void> {
    await this.queue(this.#database, mail);
    await this.dispatch();
  }

  /** Returns the shop's name and addresses from the owner's settings. */
  async identity(): Promise<ShopIdentity> {
    return shopIdentity(await this.#settings(), this.#environment.publicUrl);
  }

  /** Sends what is left from earlier and checks again every 15 s; `report` receives every failure. */
  start(report: Report): void {
    this.#report = report;
    void this.dispatch();
    this.#timer = setInterval(() => void this.dispatch(), WORKER_INTERVAL_MS);
    this.#timer.unref();
  }

  /** Deletes the mails that were given up long ago. */
  sweep(): Promise<void> {
    const before = new Date(this.#clock().getTime() - GIVEN_UP_DAYS * DAY_MS);
    return store.deleteGivenUpMails(this.#database, toInstant(before));
  }

  /** Resolves when no mail is being sent any more. */
  stop(): Promise<void> {
    clearInterval(this.#timer);
    return this.#tail;
  }

  async #flush(): Promise<void> {
    for (;;) {
      const due = await store.listDueMails(this.#database, this.#clock());
      if (due.length === 0) return;
      for (const mail of due) await this.#attempt(mail);
    }
  }

  async #attempt(mail: QueuedMail): Promise<void> {
    if (!(await store.claimMail(this.#database, mail, this.#inMinutes(SENDING_MINUTES)))) return;
    try {
      await this.#deliver(mail);
    } catch (error) {
      this.#report(error);
      const pause = RETRY_MINUTES[mail.attempts];
      await store.noteFailure(this.#database, mail.id, {
        error: error instanceof Error ? error.message : String(error),
        nextAttempt: pause === undefined ? null : this.#inMinutes(pause),
      });
      return;
    }
    await store.deleteMail(this.#database, mail.id);
  }

  #inMinutes(minutes: number): Instant {
    return toInstant(new Date(this.#clock().getTime() + minutes * MINUTE_MS));
  }

  async #deliver(mail: QueuedMail): Promise<void> {
    await this.#transport.deliver({
      id: mail.id,
      from: await this.identity(),
      date: this.#clock(),
      queuedAt: new Date(mail.created_at),
      to: mail.recipient,
      ...(mail.reply_to === null ? {} : { replyTo: mail.reply_to }),
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
      file: await this.#attachment(mail),
    });
  }

  async #attachment({
    attachment_kind,
    attachment_id,
    attempts,
  }: QueuedMail): Promise<MailAttachment | null> {
    if (attachment_kind === null || attachment_id === null) return null;
    try {
      return (await this.#attachments.get(attachment_kind)?.(attachment_id)) ?? null;
    } catch (error) {
      if (attempts + 1 < ATTEMPTS_WITH_ATTACHMENT) throw error;
      this.#report(error);
      return null;
    }
  }
}
