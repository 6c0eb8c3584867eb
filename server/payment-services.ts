import { PaymentManager } from './payments/payment-manager.ts';
import type { PaymentNotification } from './payments/payment-gateway.ts';
import type { OpenStripe } from './payments/stripe/open-stripe.ts';
import { StripeGateway } from './payments/stripe/stripe-gateway.ts';
import { SandboxGateway } from './payments/sandbox/sandbox-gateway.ts';
import type { CoreServices } from './core-services.ts';
import type { Content } from './content-services.ts';
import type { Accounts } from './account-services.ts';

/** Secrets that authenticate payment notifications. */
export interface PaymentKeys {
  secret: Uint8Array;
  stripe: OpenStripe | null;
}

export function createPayments(
  core: CoreServices,
  { settings, mailer }: Pick<Content & Accounts, 'settings' | 'mailer'>,
  { secret, stripe: opened }: PaymentKeys,
) {
  const sandbox: SandboxGateway = new SandboxGateway({
    ...core,
    secret,
    publicUrl: core.environment.publicUrl,
    isOffered: core.environment.paymentGateway === 'sandbox',
    ...(core.testing ? { nextEnding: core.testing.nextEnding } : {}),
    notify: (body, headers) => payments.receive('sandbox', body, headers),
  });
  const notify = (notification: PaymentNotification) => payments.applyNotification('stripe', notification);
  const stripe = opened && new StripeGateway({ ...core, ...opened, notify });
  const payments: PaymentManager = new PaymentManager({
    ...core,
    publicUrl: core.environment.publicUrl,
    settings,
    mailer,
    gateways: stripe ? [stripe, sandbox] : [sandbox],
  });
  return { payments, sandbox };
}
