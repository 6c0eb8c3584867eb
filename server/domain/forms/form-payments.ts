import type { Transaction } from 'kysely';
import { fromJson, toInstant } from '../../db/columns.ts';
import { MINUTE_MS } from '../../../src/rules/workshop-time.ts';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import type { Locale, PaymentOutcome } from '../../generated/contract-rules.ts';
import { gstIn } from '../../lib/gst.ts';
import { invalid, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { newPublicId } from '../../lib/public-id.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { Mail, ShopIdentity } from '../../mail/mail.ts';
import { SHOP_LOCALE } from '../../mail/mail-i18n.ts';
import type { PaymentManager } from '../../payments/payment-manager.ts';
import type { PaymentSubject, SettlementSteps } from '../../payments/payment-subject.ts';
import { readReturnUrl } from '../../payments/return-url.ts';
import { formMail } from '../mails/form-mail.ts';
import type { SentForm } from '../mails/form-mail.ts';
import { formAlertMail, formReceiptMail } from '../mails/form-payment-mails.ts';
import type { BusinessSettings } from '../settings/business-settings.ts';
import { changeSubmissionPayment, findSubmission, listOverdueSubmissionIds } from './form-store.ts';
import type { SubmissionRow } from './form-store.ts';

const FORM_PURPOSE = 'form';

export interface FormPaymentsInput {
  database: Database;
  clock: () => Date;
  payments: PaymentManager;
  settings: { business(): Promise<BusinessSettings> };
  mailer: {
    queue(handle: Database, mail: Mail): Promise<void>;
    identity(): Promise<ShopIdentity>;
  };
}

/** A submission of a form with a cost. */
interface CostlyForm {
  name: string;
  costCents: number;
  /** Recipient of the invoice; null if none was given. */
  mailbox: string | null;
  /** Name of the field that asks for it, if the form has one. */
  emailField: string | null;
  /** Base64 of the page to return to. */
  url: string;
  origins: string[];
  locale: Locale;
}

/** The submission a payment is for, and its amount. */
interface Settled {
  submissionId: number;
  amountCents: number;
  shop: ShopIdentity;
}

/** A payment that is checked and not stored yet. */
export interface FormDue {
  name: string;
  gateway: string;
  payToUserId: number;
  returnUrl: string;
  /** Columns of the submission's row. */
  columns: {
    public_id: string;
    payment_status: 'pending';
    cost_cents: number;
    tax_cents: number;
    mailbox: string;
    locale: Locale;
    pay_by: string;
  };
}

/**
 * Forms with a cost (FRM-14, FRM-15): a submission is stored before the payment; once paid, it is mailed to
 * the shop, and the invoice to the payer. An unpaid submission stays stored and is mailed to nobody.
 */
export class FormPayments implements PaymentSubject {
  readonly #input: FormPaymentsInput;

  constructor(input: FormPaymentsInput) {
    this.#input = input;
    input.payments.serve(FORM_PURPOSE, this);
  }

  /**
   * Checks what is to be paid. Refusals, all 422: RETURN_URL_REFUSED, FORM_NEEDS_EMAIL, PAYMENTS_NOT_TAKEN.
   */
  async due(form: CostlyForm): Promise<Outcome<FormDue>> {
    const { payments, settings, clock } = this.#input;
    const returnUrl = readReturnUrl(form.url, form.origins);
    if (returnUrl === null) return invalid(refusalText('RETURN_URL_REFUSED'));
    if (form.mailbox === null) {
      const missing = refusalText('FORM_NEEDS_EMAIL');
      return invalid(missing, form.emailField === null ? undefined : { [form.emailField]: missing });
    }
    const gateway = payments.defaultGateway();
    if (gateway === null) return invalid(refusalText('PAYMENTS_NOT_TAKEN'));
    const { order_hold_minutes, payment_to_user_id: payToUserId, gst_registered } = await settings.business();
    const columns = {
      public_id: newPublicId(),
      payment_status: 'pending' as const,
      cost_cents: form.costCents,
      tax_cents: gstIn(form.costCents, gst_registered),
      mailbox: form.mailbox,
      locale: form.locale,
      pay_by: toInstant(new Date(clock().getTime() + order_hold_minutes * MINUTE_MS)),
    };
    return success({ name: form.name, gateway, payToUserId, returnUrl, columns });
  }

  /** Creates the payment of a submission, in the transaction that stores it. */
  async open(trx: Database, submissionId: number, due: FormDue): Promise<void> {
    const { name, gateway, payToUserId, returnUrl, columns } = due;
    await this.#input.payments.create(trx, {
      purpose: FORM_PURPOSE,
      subjectId: submissionId,
      reference: columns.public_id,
      label: name,
      gateway,
      amountCents: columns.cost_cents,
      payToUserId,
      returnUrl,
    });
  }

  /** Returns the payment URL, always the same for the same submission. */
  urlFor(submissionId: number): Promise<Outcome<string>> {
    return this.#input.payments.urlFor(FORM_PURPOSE, submissionId);
  }

  async localeOf(submissionId: number): Promise<Locale> {
    return (await findSubmission(this.#input.database, submissionId))?.locale ?? SHOP_LOCALE;
  }

  async prepare(submissionId: number, amountCents: number): Promise<SettlementSteps> {
    const shop = await this.#input.mailer.identity();
    const due = { submissionId, amountCents, shop };
    return {
      lock: async () => {},
      settle: (trx, outcome) => this.#settle(trx, due, outcome),
      alert: (trx) => this.#alert(trx, due),
    };
  }

  async expireIfDue(submissionId: number): Promise<void> {
    const { database, payments } = this.#input;
    const submission = await findSubmission(database, submissionId);
    if (submission?.payment_status !== 'pending' || (submission.pay_by ?? '') > this.#now()) return;
    await database.transaction().execute(async (trx) => {
      if (await payments.close(trx, FORM_PURPOSE, submissionId, 'expired'))
        await changeSubmissionPayment(trx, submissionId, ['pending'], { payment_status: 'expired' });
    });
  }

  overdue(): Promise<number[]> {
    return listOverdueSubmissionIds(this.#input.database, this.#now());
  }

  /** Accepts a late payment too, as a submission reserves no stock. */
  async #settle(trx: Transaction<Tables>, due: Settled, outcome: PaymentOutcome): Promise<void> {
    const { submissionId, shop } = due;
    if (outcome !== 'paid') {
      await changeSubmissionPayment(trx, submissionId, ['pending'], { payment_status: outcome });
      return;
    }
    const paid = { payment_status: outcome, paid_at: this.#now() };
    const isChanged = await changeSubmissionPayment(trx, submissionId, ['pending', 'expired'], paid);
    const submission = await findSubmission(trx, submissionId);
    // The submission was erased with its account or deleted, so the payment cannot be attributed.
    if (!submission || submission.mail === null) return this.#alert(trx, due);
    if (isChanged) await this.#mail(trx, submission, submission.mail, shop);
  }

  async #mail(trx: Database, submission: SubmissionRow, mail: string, shop: ShopIdentity): Promise<void> {
    const { mailer } = this.#input;
    const sent = fromJson<SentForm>(mail);
    await mailer.queue(trx, formMail({ shop, ...sent, paidCents: submission.cost_cents }));
    await mailer.queue(trx, formReceiptMail(submission, sent.form, shop));
  }

  async #alert(trx: Database, { submissionId, amountCents, shop }: Settled): Promise<void> {
    const gone = { cost_cents: amountCents, mailbox: null };
    await this.#input.mailer.queue(
      trx,
      formAlertMail((await findSubmission(trx, submissionId)) ?? gone, shop),
    );
  }

  #now(): string {
    return toInstant(this.#input.clock());
  }
}
