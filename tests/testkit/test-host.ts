import type { APIRequestContext } from '@playwright/test';
import type { Fault } from '../../server/test-api/faults.ts';
import type { MadeShopper, MadeWorld, WantedShopper, WantedWorld } from '../../server/test-api/test-world.ts';
import type { SandboxEnding } from '../../server/payments/sandbox/sandbox-page.ts';

/** The test interface of the running shop (docs/testing.md, "The test interface"). */
export class TestHost {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Makes settings, goods and shoppers. */
  seed(world: WantedWorld): Promise<MadeWorld> {
    return this.#ask('POST', 'world', world);
  }

  /** Makes a shopper, or finds him by his address, who is logged in from now on. */
  async welcome(wanted: WantedShopper): Promise<MadeShopper> {
    const { shoppers } = await this.seed({ shoppers: [wanted] });
    const [shopper] = shoppers;
    if (!shopper) throw new Error('the shop has made nobody');
    return shopper;
  }

  /** Sets the pieces of a SKU, by its code; null: made to order. */
  async hasInStock(sku: string, available: number | null): Promise<void> {
    await this.#ask('PUT', 'stock', { sku, available });
  }

  /** Lets the next payments end so, one after the other, as soon as their page is opened. */
  async paymentsEnd(...endings: SandboxEnding[]): Promise<void> {
    await this.#ask('PUT', 'payments', { endings });
  }

  /** Lets the next request to a path fail, or so many as `times` says. Others in this worker's shop meet it too. */
  async fails(fault: Pick<Fault, 'path'> & Partial<Fault>): Promise<void> {
    await this.#ask('POST', 'faults', fault);
  }

  async #ask<Answer>(method: 'POST' | 'PUT', path: string, data: object): Promise<Answer> {
    const answer = await this.#request.fetch(`/dev/test/${path}`, { method, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }
}
