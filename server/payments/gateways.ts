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

  /** @throws Error for one that is not there any more */
  of(id: string): PaymentGateway {
    const gateway = this.all.find((candidate) => candidate.id === id);
    if (!gateway) throw new Error(`the gateway ${id} is not there any more`);
    return gateway;
  }

  /** Those that take payments now, the first one where nobody is asked which. */
  offered(): PaymentGateway[] {
    return this.all.filter((gateway) => gateway.isOffered);
  }

  /** Hears what a payment's gateway has not said yet. Never rejects: what does not get through is reported by the sweep. */
  async catchUp({ gateway, token }: Pick<PaymentRow, 'gateway' | 'token'>): Promise<void> {
    await this.of(gateway)
      .catchUp(token)
      .catch(() => undefined);
  }
}
