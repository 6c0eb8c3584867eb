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

  /** Creates settings, products and shoppers. */
  seed(world: WantedWorld): Promise<MadeWorld> {
    return this.#send('POST', 'world', world);
  }

  /** Creates a shopper, or finds one by e-mail address, and logs them in. */
  async welcome(wanted: WantedShopper): Promise<MadeShopper> {
    const { shoppers } = await this.seed({ shoppers: [wanted] });
    const [shopper] = shoppers;
    if (!shopper) throw new Error('the shop has made nobody');
    return shopper;
  }

  /** Sets the stock of a SKU by its code; `null` for made to order. */
  async hasInStock(sku: string, available: number | null): Promise<void> {
    await this.#send('PUT', 'stock', { sku, available });
  }

  /** Sets the outcomes of the next payments, in order, applied when their page is opened. */
  async paymentsEnd(...endings: SandboxEnding[]): Promise<void> {
    await this.#send('PUT', 'payments', { endings });
  }

  /** Makes the next request, or the next `times`, to a path fail, for all users of this worker's shop. */
  async fails(fault: Pick<Fault, 'path'> & Partial<Fault>): Promise<void> {
    await this.#send('POST', 'faults', fault);
  }

  async #send<Body>(method: 'POST' | 'PUT', path: string, data: object): Promise<Body> {
    const response = await this.#request.fetch(`/dev/test/${path}`, { method, data });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  }
}
