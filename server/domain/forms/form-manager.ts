import { isRecord } from '../../../src/rules/is-record.ts';
import type { Selectable } from 'kysely';
import { fromFlag, toInstant, toJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { FormRow } from '../../db/tables/forms-tables.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { requireUser } from '../accounts/require-user.ts';
import { notFound, success } from '../../lib/outcome.ts';
import type { Outcome, Refusal } from '../../lib/outcome.ts';
import type { Locale } from '../../generated/contract-rules.ts';
import { cleanHtml } from '../../lib/clean-html.ts';
import { isRowKey } from '../../lib/row-key.ts';
import { byUrlOrId } from '../../lib/url-or-id.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { FieldRefusals, RefusalText } from '../../lib/refusal-text.ts';
import type { BotCheck, Challenge, CheckResult, GivenProof } from './bot-check.ts';
import { readFields } from './field-values.ts';
import { fieldRules } from './form-fields.ts';
import type { FieldRule, FormParts } from './form-fields.ts';
import { formMail } from '../mails/form-mail.ts';
import type { SentForm } from '../mails/form-mail.ts';
import {
  insertSubmission,
  listForms,
  readForm,
  readQuestions,
  readSubmission,
  useCheck,
} from './form-store.ts';
import type { SubmissionRow } from './form-store.ts';
import { legacyFields } from './legacy-fields.ts';
import type { FormDue, FormPayments } from './form-payments.ts';
import { sentFrom } from './sent-from.ts';

/** A form that is switched on, with its questions. */
export interface FormNode extends FormParts {
  id: number;
  name: string;
  url: string;
  use_captcha: boolean;
  must_be_logged_on: boolean;
  cost_cents: number;
}

/**
 * What the shopper can put right is `accepted` false, with what is wrong; else it is kept, and mailed unless it has to be
 * paid for first: `payment` is where.
 */
export type FormResult =
  | { accepted: true; payment: string | null }
  | { accepted: false; text: RefusalText; fields?: FieldRefusals };

export interface FormInput {
  data: unknown;
  /** The URL of the page that it is sent from, base64 (A15) or as it is. */
  url: string;
  /** Null: no proof came with it. */
  check: GivenProof | null;
  /** Where the page to come back to from a payment may be. */
  origins: string[];
  /** Where else pages of the shop are, that a form may be sent from. */
  otherOrigins: string[];
  /** What the shopper reads. */
  locale: Locale;
}

/** What is kept and mailed of a password: that there was one. */
const SECRET = '••••••••';

/** A value as people read it: a box is ticked or not. */
const readable = (kind: FieldRule['kind'], value: string): string =>
  kind === 'checkbox' ? (value === '1' ? 'Yes' : 'No') : value;

const failure = (text: RefusalText): FormResult => ({ accepted: false, text });

/** Forms: what they ask for, and what is sent through them (FRM-17…FRM-19, ENT-16). */
export class FormManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #mailer: Mailer;
  readonly #botCheck: BotCheck;
  readonly #payments: FormPayments;
  readonly #emailOf: (userId: number) => Promise<string | null>;

  constructor(input: {
    database: Database;
    clock: () => Date;
    mailer: Mailer;
    botCheck: BotCheck;
    formPayments: FormPayments;
    emailOf: (userId: number) => Promise<string | null>;
  }) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#mailer = input.mailer;
    this.#botCheck = input.botCheck;
    this.#payments = input.formPayments;
    this.#emailOf = input.emailOf;
  }

  /** By url or id; null when there is none, or it is switched off. */
  async byKey(key: string): Promise<FormNode | null> {
    if (!isRowKey(key)) return null;
    const read = (by: { id: number } | { url: string }) => readForm(this.#database, by);
    const row = await byUrlOrId(
      key,
      (url) => read({ url }),
      (id) => read({ id }),
    );
    return row ? this.#withQuestions(row) : null;
  }

  /** Those that are switched on. */
  async list(range: ListRange): Promise<Listed<FormNode>> {
    const { data, total } = await listForms(this.#database, range);
    return { data: await Promise.all(data.map((row) => this.#withQuestions(row))), total };
  }

  async #withQuestions(row: Selectable<FormRow>): Promise<FormNode> {
    const questions = await readQuestions(this.#database, row.id);
    return {
      id: row.id,
      name: row.name,
      url: row.url,
      use_captcha: fromFlag(row.use_captcha),
      must_be_logged_on: fromFlag(row.must_be_logged_on),
      cost_cents: row.cost_cents,
      data: legacyFields(row.data),
      questions: questions.map(({ id: questionId, name, label, value, required, field_type, content }) => ({
        id: questionId,
        name,
        label,
        value,
        required: fromFlag(required),
        field_type,
        content: cleanHtml(content),
      })),
    };
  }

  /** Refusal: 404 for an unknown form. */
  async challenge(key: string): Promise<Outcome<Challenge>> {
    const form = await this.byKey(key);
    return form ? success(this.#botCheck.challenge(form.id)) : notFound('FORM_NOT_FOUND');
  }

  /**
   * Checks what was sent again, keeps it, and mails it to the shop or says where it is paid for first. What the shopper can
   * put right is an answer with `accepted` false. Refusals: 404 for an unknown form, 401 where a login is needed.
   */
  async submit(key: string, input: FormInput, viewer: Viewer): Promise<Outcome<FormResult>> {
    const form = await this.byKey(key);
    if (!form) return notFound('FORM_NOT_FOUND');
    const user = requireUser(viewer);
    if (form.must_be_logged_on && !user.ok) return user;
    const data = isRecord(input.data) ? input.data : {};
    const fields = readFields(fieldRules(form), data);
    if (!fields.ok) return success({ ...failure(refusalText('INVALID')), fields: fields.fields });
    const result = form.use_captcha ? this.#botCheck.verify(form.id, input.check, data) : null;
    if (result && !result.ok) return success(failure(refusalText(result.reason)));
    const userId = user.ok ? user.value.userId : null;
    const submission = { form, userId, result, ...submissionOf(form, fields.values, pageOf(input)) };
    const due = form.cost_cents > 0 ? await this.#due(submission, input) : null;
    if (due && !due.ok) return success(refusedWith(due.refusal));
    const id = await this.#keep(submission, due && due.value);
    if (id === null) return success(failure(refusalText('CHECK_FAILED')));
    await this.#mailer.dispatch();
    if (!due) return success({ accepted: true, payment: null });
    const payment = await this.#payments.urlFor(id);
    return success(payment.ok ? { accepted: true, payment: payment.value } : refusedWith(payment.refusal));
  }

  async #due({ form, userId, emailField, sent }: Submission, { url, origins, locale }: FormInput) {
    const account = userId === null ? null : await this.#emailOf(userId);
    const paid = { name: form.name, costCents: form.cost_cents, mailbox: sent.replyTo ?? account };
    return this.#payments.due({ ...paid, emailField, url, origins, locale });
  }

  /**
   * The row's id; null when the bot check was used before, and for something else: a repeat, whose answer was lost, is
   * fine.
   */
  async #keep({ form, userId, result, data, sent }: Submission, due: FormDue | null): Promise<number | null> {
    const shop = await this.#mailer.identity();
    const now = this.#clock();
    return this.#database.transaction().execute(async (transaction) => {
      if (result && !(await useCheck(transaction, result, now))) {
        const earlier = await readSubmission(transaction, result.id);
        const isRepeat = earlier?.form_id === form.id && earlier.data === data && isOpen(earlier);
        return isRepeat ? earlier.id : null;
      }
      const id = await insertSubmission(transaction, {
        form_id: form.id,
        user_id: userId,
        data,
        url: sent.url ?? '',
        check_id: result?.id ?? null,
        created_at: toInstant(now),
        ...(due ? { ...due.columns, mail: toJson(sent) } : {}),
      });
      if (due) await this.#payments.open(transaction, id, due);
      else await this.#mailer.queue(transaction, formMail({ shop, ...sent }));
      return id;
    });
  }
}

/** What has been sent, ready to be kept. */
interface Submission extends ReturnType<typeof submissionOf> {
  form: FormNode;
  userId: number | null;
  result: Extract<CheckResult, { ok: true }> | null;
}

/** Nothing is to be paid for it, or that can still be done, or is. */
const isOpen = ({ payment_status }: Pick<SubmissionRow, 'payment_status'>): boolean =>
  payment_status === null || payment_status === 'pending' || payment_status === 'paid';

const refusedWith = ({ textCode, params, fields }: Refusal): FormResult => ({
  ...failure({ textCode, params }),
  ...(fields ? { fields } : {}),
});

const pageOf = ({ url, origins, otherOrigins }: FormInput) => sentFrom(url, [...origins, ...otherOrigins]);

/** What is kept and what the shop is told of these answers. */
function submissionOf(form: FormNode, values: Map<FieldRule, string>, url: string | null) {
  const answers = [...values].map(([{ name, label, kind }, value]) => ({
    name,
    label,
    kind,
    value: kind === 'password' && value !== '' ? SECRET : value,
  }));
  const sent: SentForm = {
    form: form.name,
    answers: answers.map(({ label, kind, value }) => ({ label, value: readable(kind, value) })),
    replyTo: answers.find(({ kind, value }) => kind === 'email' && value !== '')?.value ?? null,
    url,
  };
  return {
    sent,
    data: toJson(Object.fromEntries(answers.map(({ name, value }) => [name, value]))),
    emailField: answers.find(({ kind }) => kind === 'email')?.name ?? null,
  };
}
