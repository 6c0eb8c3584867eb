import { VoucherDeliveries } from './domain/vouchers/voucher-deliveries.ts';
import { VoucherPurchases } from './domain/vouchers/voucher-purchases.ts';
import { VoucherRedemptions } from './domain/vouchers/voucher-redemptions.ts';
import { VoucherSecrets } from './domain/vouchers/voucher-secrets.ts';
import { VoucherSettlement } from './domain/vouchers/voucher-settlement.ts';
import { VoucherTickets } from './domain/vouchers/voucher-tickets.ts';
import type { PaymentManager } from './payments/payment-manager.ts';
import type { CoreServices } from './core-services.ts';
import type { Content, Pictures } from './content-services.ts';
import type { Accounts } from './account-services.ts';

/** Creates gift vouchers: selling, mailing, printing, redeeming. */
export function createVouchers(
  parts: CoreServices &
    Pick<Pictures, 'images'> &
    Pick<Content & Accounts, 'settings' | 'mailer' | 'accounts' | 'credit' | 'galleries'> & {
      payments: PaymentManager;
    },
  secret: Uint8Array,
) {
  const { environment } = parts;
  const secrets = new VoucherSecrets(secret);
  const deliveries = new VoucherDeliveries({ ...parts, secrets, publicUrl: environment.publicUrl });
  // Registers itself as the handler of payments; nothing else uses it.
  void new VoucherSettlement({ ...parts, secrets, deliveries });
  return {
    voucherDeliveries: deliveries,
    voucherPurchases: new VoucherPurchases(parts),
    voucherRedemptions: new VoucherRedemptions(parts),
    voucherTickets: new VoucherTickets({ ...parts, secrets }),
  };
}

export type Vouchers = ReturnType<typeof createVouchers>;
