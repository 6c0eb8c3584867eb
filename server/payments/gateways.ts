import type { Outcome } from '../lib/outcome.ts';
import type { PaymentRow } from './payment-store.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** Stands for a gateway where nothing was left to pay. */
export const NO_GATEWAY = 'none';

/** The gateways that the shop knows. */
export class Gateways {
  readonly all: readonly PaymentGateway[];

  constructor(gateways: readonly PaymentGateway[]) {
    this.all = gateways;
  }

  /** Null for one that is not there any more: its key was taken out since it took payments. */
  find(id: string): PaymentGateway | null {
    return this.all.find((candidate) => candidate.id === id) ?? null;
  }

  /** @throws Error for one that is not there any more */
  of(id: string): PaymentGateway {
    const gateway = this.find(id);
    if (!gateway) throw new Error(`the gateway ${id} is not there any more`);
    return gateway;
  }

  /** Those that take payments now, the first one where nobody is asked which. */
  offered(): PaymentGateway[] {
    return this.all.filter((gateway) => gateway.isOffered);
  }

  /** Has a payment called off; false when it is decided, or being decided, or nobody is there who could call it off. */
  async withdraw({ gateway, token }: Pick<PaymentRow, 'gateway' | 'token'>): Promise<boolean> {
    return (await this.find(gateway)?.withdraw(token)) ?? false;
  }

  /** Tells a payment's gateway that the shop has heard it; of the opposite of what is settled nothing more will come either. */
  async settled(
    { gateway, token }: Pick<PaymentRow, 'gateway' | 'token'>,
    heard: Outcome<null>,
  ): Promise<void> {
    if (heard.ok || heard.refusal.textCode === 'PAYMENT_SETTLED') await this.find(gateway)?.settled?.(token);
  }

  /** Hears what a payment's gateway has not said yet. Never rejects: what does not get through is reported by the sweep. */
  async catchUp({ gateway, token }: Pick<PaymentRow, 'gateway' | 'token'>): Promise<void> {
    await this.find(gateway)
      ?.catchUp(token)
      .catch(() => undefined);
  }
}
