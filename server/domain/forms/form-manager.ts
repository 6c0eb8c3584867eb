import { isRecord } from '../../../src/rules/is-record.ts';
import type { Selectable } from 'kysely';
import { fromFlag, toInstant, toJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { FormRow } from '../../db/tables/forms-tables.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { AccountManager } from '../accounts/account-manager.ts';
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
import type { BotCheck, Challenge, CheckResult, BotProof } from './bot-check.ts';
import { readFields } from './field-values.ts';
import { fieldRules } from './form-fields.ts';
import type { FieldRule, FormParts } from './form-fields.ts';
import { formMail } from '../mails/form-mail.ts';
import type { SentForm } from '../mails/form-mail.ts';
import {
  insertSubmission,
  listForms,
  findForm,
  listQuestions,
  findSubmissionByCheck,
  useCheck,
} from './form-store.ts';
import type { SubmissionRow } from './form-store.ts';
import { legacyFields } from './legacy-fields.ts';
import type { FormDue, FormPayments } from './form-payments.ts';
import { sentFrom } from './sent-from.ts';

/** An enabled form with its questions. */
export interface FormNode extends FormParts {
  id: number;
  name: string;
  url: string;
  use_captcha: boolean;
  must_be_logged_on: boolean;
  cost_cents: number;
}

/**
 * `accepted` is false with the problems if the shopper can correct them. Otherwise the submission is stored,
 * and mailed unless it must be paid first, at the URL `payment`.
 */
export type FormResult =
  | { accepted: true; payment: string | null }
  | { accepted: false; text: RefusalText; fields?: FieldRefusals };

export interface FormInput {
  data: unknown;
  /** URL of the page the form is submitted from, base64 (A15) or plain. */
  url: string;
  /** Null if no proof was submitted. */
  check: BotProof | null;
  /** Allowed origins of the page to return to after a payment. */
  origins: string[];
  /** Other origins of the shop from which a form may be submitted. */
  otherOrigins: string[];
  /** The shopper's language. */
  locale: Locale;
}

/** Stored and mailed in place of a password. */
const SECRET = '••••••••';

/** Formats a value for humans: a checkbox as Yes or No. */
const readable = (kind: FieldRule['kind'], value: string): string =>
  kind === 'checkbox' ? (value === '1' ? 'Yes' : 'No') : value;

const failure = (text: RefusalText): FormResult => ({ accepted: false, text });

/** Forms: their fields and submissions (FRM-17…FRM-19, ENT-16). */
export class FormManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #mailer: Mailer;
  readonly #botCheck: BotCheck;
  readonly #payments: FormPayments;
  readonly #accounts: Pick<AccountManager, 'emailOf'>;

  constructor(input: {
    database: Database;
    clock: () => Date;
    mailer: Mailer;
    botCheck: BotCheck;
    formPayments: FormPayments;
    accounts: Pick<AccountManager, 'emailOf'>;
  }) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#mailer = input.mailer;
    this.#botCheck = input.botCheck;
    this.#payments = input.formPayments;
    this.#accounts = input.accounts;
  }

  /** Returns a form by URL or id; null if there is none or it is disabled. */
  async byKey(key: string): Promise<FormNode | null> {
    if (!isRowKey(key)) return null;
    const read = (by: { id: number } | { url: string }) => findForm(this.#database, by);
    const row = await byUrlOrId(
      key,
      (url) => read({ url }),
      (id) => read({ id }),
    );
    return row ? this.#withQuestions(row) : null;
  }

  /** Returns the enabled forms. */
  async list(range: ListRange): Promise<Listed<FormNode>> {
    const { data, total } = await listForms(this.#database, range);
    return { data: await Promise.all(data.map((row) => this.#withQuestions(row))), total };
  }

  async #withQuestions(row: Selectable<FormRow>): Promise<FormNode> {
    const questions = await listQuestions(this.#database, row.id);
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

  /** Refusal: 404 FORM_NOT_FOUND. */
  async challenge(key: string): Promise<Outcome<Challenge>> {
    const form = await this.byKey(key);
    return form ? success(this.#botCheck.challenge(form.id)) : notFound('FORM_NOT_FOUND');
  }

  /**
   * Validates a submission again, stores it, and mails it to the shop or returns where to pay for it first.
   * Problems the shopper can correct return `accepted` false. Refusals: 404 FORM_NOT_FOUND, 401
   * LOGIN_REQUIRED.
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
    const id = await this.#save(submission, due && due.value);
    if (id === null) return success(failure(refusalText('CHECK_FAILED')));
    await this.#mailer.dispatch();
    if (!due) return success({ accepted: true, payment: null });
    const payment = await this.#payments.urlFor(id);
    return success(payment.ok ? { accepted: true, payment: payment.value } : refusedWith(payment.refusal));
  }

  async #due({ form, userId, emailField, sent }: Submission, { url, origins, locale }: FormInput) {
    const account = userId === null ? null : await this.#accounts.emailOf(userId);
    const paid = { name: form.name, costCents: form.cost_cents, mailbox: sent.replyTo ?? account };
    return this.#payments.due({ ...paid, emailField, url, origins, locale });
  }

  /**
   * Returns the row's id; null if the bot check was already used for a different submission. A repeat, whose
   * response was lost, is accepted.
   */
  async #save({ form, userId, result, data, sent }: Submission, due: FormDue | null): Promise<number | null> {
    const shop = await this.#mailer.identity();
    const now = this.#clock();
    return this.#database.transaction().execute(async (transaction) => {
      if (result && !(await useCheck(transaction, result, now))) {
        const earlier = await findSubmissionByCheck(transaction, result.id);
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

/** A submission ready to be stored. */
interface Submission extends ReturnType<typeof submissionOf> {
  form: FormNode;
  userId: number | null;
  result: Extract<CheckResult, { ok: true }> | null;
}

/** Needs no payment, can still be paid, or is paid. */
const isOpen = ({ payment_status }: Pick<SubmissionRow, 'payment_status'>): boolean =>
  payment_status === null || payment_status === 'pending' || payment_status === 'paid';

const refusedWith = ({ textCode, params, fields }: Refusal): FormResult => ({
  ...failure({ textCode, params }),
  ...(fields ? { fields } : {}),
});

const pageOf = ({ url, origins, otherOrigins }: FormInput) => sentFrom(url, [...origins, ...otherOrigins]);

/** Returns what is stored, and what is mailed to the shop, of these answers. */
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
