import type { Outcome } from '../lib/outcome.ts';
import type { PaymentRow } from './payment-store.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** Stands for the gateway when nothing is left to pay. */
export const NO_GATEWAY = 'none';

/** The gateways the shop supports. */
export class Gateways {
  readonly all: readonly PaymentGateway[];

  constructor(gateways: readonly PaymentGateway[]) {
    this.all = gateways;
  }

  /** Null for a gateway that no longer exists, as its key has been removed since it took payments. */
  find(id: string): PaymentGateway | null {
    return this.all.find((candidate) => candidate.id === id) ?? null;
  }

  /** @throws Error for a gateway that no longer exists */
  of(id: string): PaymentGateway {
    const gateway = this.find(id);
    if (!gateway) throw new Error(`the gateway ${id} is not there any more`);
    return gateway;
  }

  /** Returns the gateways that currently take payments, the default one first. */
  offered(): PaymentGateway[] {
    return this.all.filter((gateway) => gateway.isOffered);
  }

  /**
   * Withdraws a payment at its gateway; false if it is decided, being decided, or its gateway no longer
   * exists.
   */
  async withdraw({ gateway, token }: Pick<PaymentRow, 'gateway' | 'token'>): Promise<boolean> {
    return (await this.find(gateway)?.withdraw(token)) ?? false;
  }

  /** Notifies a gateway that the shop knows the outcome of a payment, even if it had settled otherwise: no more will come. */
  async settled(
    { gateway, token }: Pick<PaymentRow, 'gateway' | 'token'>,
    outcome: Outcome<null>,
  ): Promise<void> {
    if (outcome.ok || outcome.refusal.textCode === 'PAYMENT_SETTLED')
      await this.find(gateway)?.settled?.(token);
  }

  /** Fetches what a payment's gateway has not reported yet. Never rejects; the sweep reports failures. */
  async fetchUpdates({ gateway, token }: Pick<PaymentRow, 'gateway' | 'token'>): Promise<void> {
    await this.find(gateway)
      ?.fetchUpdates(token)
      .catch(() => undefined);
  }
}
