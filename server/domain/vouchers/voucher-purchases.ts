import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Locale } from '../../generated/contract-rules.ts';
import { formatCents } from '../../../src/rules/money.ts';
import { invalid, invalidAt, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { newPublicId } from '../../lib/public-id.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { Viewer } from '../../lib/viewer.ts';
import type { PaymentManager } from '../../payments/payment-manager.ts';
import { readReturnUrl } from '../../payments/return-url.ts';
import type { AccountManager } from '../accounts/account-manager.ts';
import type { GalleryManager, VoucherThemeNode } from '../galleries/gallery-manager.ts';
import type { BusinessSettings } from '../settings/business-settings.ts';
import { requireSelling } from '../settings/require-selling.ts';
import { MINUTE_MS, workshopDay } from '../../../src/rules/workshop-time.ts';
import { isOfferedAmount } from './offered-amounts.ts';
import { readDelivery, readVoucherAmount } from './voucher-rules.ts';
import type { VoucherDelivery, VoucherRequest } from './voucher-rules.ts';
import { VOUCHER_PURPOSE } from './voucher-settlement.ts';
import { insertVoucher, listVoucherBlocks } from './voucher-store.ts';

export interface VoucherPurchasesInput {
  database: Database;
  clock: () => Date;
  payments: PaymentManager;
  settings: { business(): Promise<BusinessSettings> };
  galleries: Pick<GalleryManager, 'voucherThemes'>;
  accounts: Pick<AccountManager, 'emailOf'>;
}

/** What the HTTP request says about the buyer. */
interface BoughtFrom {
  viewer: Viewer;
  /** Allowed origins of the return URL. */
  origins: string[];
  locale: Locale;
}

/** A voucher that has passed every check and is not stored yet. */
interface CheckedVoucher {
  theme: VoucherThemeNode;
  amountCents: number;
  delivery: VoucherDelivery;
  gateway: string;
  returnUrl: string;
  business: BusinessSettings;
}

/**
 * Sells gift vouchers, to guests too (VCH-11). An unpaid one reserves nothing, so a second attempt does not
 * depend on the first.
 */
export class VoucherPurchases {
  readonly #input: VoucherPurchasesInput;

  constructor(input: VoucherPurchasesInput) {
    this.#input = input;
  }

  /**
   * Stores a voucher and returns its payment URL. Refusals: 403 SALES_OFF, 409 GATEWAY_UNREACHABLE, 422
   * RETURN_URL_REFUSED, VOUCHER_THEME_UNKNOWN, VOUCHER_AMOUNT_INVALID, VOUCHER_AMOUNT_TOO_HIGH,
   * VOUCHER_AMOUNT_NOT_OFFERED, INVALID with EMAIL_INVALID or VOUCHER_DAY_INVALID, PAYMENTS_NOT_TAKEN.
   */
  async payNow(request: VoucherRequest, from: BoughtFrom): Promise<Outcome<string>> {
    const selling = await requireSelling(this.#input.settings);
    if (!selling.ok) return selling;
    const checked = await this.#check(request, from);
    if (!checked.ok) return checked;
    const { database, payments } = this.#input;
    const id = await database.transaction().execute((trx) => this.#store(trx, checked.value, from));
    return payments.urlFor(VOUCHER_PURPOSE, id);
  }

  async #check(request: VoucherRequest, from: BoughtFrom): Promise<Outcome<CheckedVoucher>> {
    const { database, payments, settings, galleries, accounts, clock } = this.#input;
    const returnUrl = readReturnUrl(request.returnUrl, from.origins);
    if (returnUrl === null) return invalidAt('url', refusalText('RETURN_URL_REFUSED'));
    const theme = (await galleries.voucherThemes()).find(({ id }) => id === request.themeId);
    if (!theme) return invalidAt('theme_id', refusalText('VOUCHER_THEME_UNKNOWN'));
    const business = await settings.business();
    const amount = readVoucherAmount(request.amount, business.voucher_limit_cents);
    if ('problem' in amount) return invalidAt('amount', amount.problem);
    if (!isOfferedAmount(request.amount, await listVoucherBlocks(database)))
      return invalidAt('amount', refusalText('VOUCHER_AMOUNT_NOT_OFFERED'));
    const { viewer } = from;
    const accountEmail = viewer.kind === 'user' ? await accounts.emailOf(viewer.userId) : null;
    const read = readDelivery(request, accountEmail, workshopDay(clock()));
    if ('fields' in read) return invalid(refusalText('INVALID'), read.fields);
    const gateway = payments.defaultGateway();
    if (gateway === null) return invalid(refusalText('PAYMENTS_NOT_TAKEN'));
    return success({
      theme,
      amountCents: amount.cents,
      delivery: read.delivery,
      gateway,
      returnUrl,
      business,
    });
  }

  async #store(trx: Database, checked: CheckedVoucher, { viewer, locale }: BoughtFrom): Promise<number> {
    const { clock, payments } = this.#input;
    const { theme, amountCents, delivery, gateway, returnUrl, business } = checked;
    const now = clock();
    const voucher = await insertVoucher(trx, {
      public_id: newPublicId(),
      status: 'awaitingPayment',
      theme_id: theme.id,
      theme_name: theme.name,
      image_hash: theme.image_hash,
      amount_cents: amountCents,
      user_id: viewer.kind === 'user' ? viewer.userId : null,
      email: delivery.email,
      locale,
      recipient_name: delivery.recipientName,
      recipient_email: delivery.recipientEmail,
      message: delivery.message,
      deliver_on: delivery.deliverOn,
      page_url: pageOf(returnUrl),
      created_at: toInstant(now),
      pay_by: toInstant(new Date(now.getTime() + business.order_hold_minutes * MINUTE_MS)),
    });
    await payments.create(trx, {
      purpose: VOUCHER_PURPOSE,
      subjectId: voucher.id,
      reference: voucher.public_id,
      label: `Gift voucher ${formatCents(amountCents)}`,
      gateway,
      amountCents,
      payToUserId: business.payment_to_user_id,
      returnUrl,
    });
    return voucher.id;
  }
}

/** Returns the page without what this visit has added to its URL: the mail may go to somebody else. */
function pageOf(returnUrl: string): string {
  const { origin, pathname } = new URL(returnUrl);
  return `${origin}${pathname}`;
}
