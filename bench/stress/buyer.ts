import { setTimeout as pause } from 'node:timers/promises';
import { restSchemas } from '../../server/generated/rest-schemas.ts';
import type { RestCalls } from '../../server/generated/rest-schemas.ts';
import type { ReadMail } from '../../server/mail/read-mail.ts';
import type { Outbox } from '../../tests/testkit/outbox.ts';

const GIVES_UP_AFTER_MS = 60_000;
const TRIES_AGAIN_MS = 100;
let addresses = 0;

/** Each buyer has another IP address, so that limits per address do not count them together. */
function newAddress(): string {
  addresses += 1;
  return `198.${18 + ((addresses >> 16) & 1)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

const home = {
  first_name: 'Kylie',
  last_name: 'Nguyen',
  phone: '07 4900 1234',
  street_address: '12 Goondoon Street',
  postcode: '4680',
  city: 'Gladstone',
  state: 'QLD',
  country: 'AU',
};

export interface Purchase {
  skuId: number;
  qty: number;
  /** The same for every attempt. */
  key: string;
  promotion?: string;
  usesCredit?: boolean;
}

interface Reply<Answer> {
  status: number;
  answer: Answer;
}

/** A buyer who retries every step until the shop responds. */
export class Buyer {
  readonly email: string;
  readonly #url: string;
  readonly #shippingId: number;
  #address = newAddress();
  #token = '';
  #addressId = 0;

  constructor(url: string, { name, shippingId }: { name: string; shippingId: number }) {
    this.#url = url;
    this.#shippingId = shippingId;
    this.email = `${name}@stress.example`;
  }

  async logIn(outbox: Outbox): Promise<void> {
    const fingerprint = crypto.randomUUID().slice(0, 16);
    await this.call('userSendLoginLink', { email: this.email, fingerprint, code_only: true });
    const code = await outbox.loginCode(this.email);
    const { answer } = await this.call('userLoginRecoveryCode', { email: this.email, code, fingerprint });
    this.#token = answer ? answer.access_token : '';
    this.#addressId = (await this.call('addressCreate', { address: home })).answer.id;
  }

  /** Saves the address again, and continues from another IP address. */
  async moves(): Promise<void> {
    this.#address = newAddress();
    await this.call('addressUpdate', { id: this.#addressId, address: home });
  }

  /** Repeats a call until the shop responds. */
  async call<Name extends keyof RestCalls>(
    name: Name,
    input: RestCalls[Name]['input'],
  ): Promise<Reply<RestCalls[Name]['response']>> {
    return this.#persist(name, () => this.#once(name, input));
  }

  /** Sets the quantity of one SKU in the cart, whatever earlier attempts left there. */
  async holds(skuId: number, qty: number): Promise<void> {
    await this.#persist('cart', async () => {
      const { answer: cart } = await this.call('cartGet', {});
      const line = cart.items.find((item) => item.sku_id === skuId);
      if (line?.qty === qty) return { status: 200, answer: null };
      const { status } = line
        ? await this.#once('cartUpdate', { id: line.id, qty })
        : await this.#once('cartAdd', { sku: skuId, qty, addons: [] });
      // Checked again, since a call without a response may have succeeded.
      return { status: status === 200 ? 503 : status, answer: null };
    });
  }

  /** Empties the cart. */
  async empties(): Promise<void> {
    await this.#persist('empty', async () => {
      const { answer: cart } = await this.call('cartGet', {});
      const [line] = cart.items;
      if (!line) return { status: 200, answer: null };
      await this.#once('cartRemove', { id: line.id });
      return { status: 503, answer: null };
    });
  }

  /** Buys a gift voucher. Resolves with its mail. */
  async buysVoucher(outbox: Outbox): Promise<ReadMail> {
    const before = (await outbox.to(this.email)).length;
    const query = JSON.stringify({ query: '{ cognitoGiftVoucherThemes { id } }' });
    const headers = { 'content-type': 'application/json' };
    const themes = await fetch(`${this.#url}/graphql`, { method: 'POST', headers, body: query });
    const { data } = (await themes.json()) as { data: { cognitoGiftVoucherThemes: { id: string }[] } };
    const theme_id = Number(data.cognitoGiftVoucherThemes[0]?.id);
    const order = { theme_id, amount: 50, url: this.#encoded('/gift-vouchers') };
    const { answer } = await this.call('giftVoucherPayNow', order);
    await this.pays(answer.payment ?? '');
    return outbox.newestTo(this.email, before + 1);
  }

  async submits({ key, promotion, usesCredit = false }: Purchase) {
    const { answer } = await this.call('orderSubmit', {
      address: this.#addressId,
      shipping_option_id: this.#shippingId,
      paymentGateway: 'sandbox',
      url: this.#encoded('/checkout'),
      idempotency_key: key,
      ...(usesCredit ? { use_credit: true } : {}),
      ...(promotion === undefined ? {} : { promotion_code: promotion }),
    });
    return answer;
  }

  /** Presses Pay; the gateway notifies the shop. An order paid with credit has no such page. */
  async pays(payment: string): Promise<void> {
    if (!payment.includes('/sandbox-payment/')) return;
    await this.#persist('pay', async () => {
      const form = {
        method: 'POST',
        body: new URLSearchParams({ ending: 'pay' }),
        redirect: 'manual',
      } as const;
      const { status } = await fetch(payment, form);
      return { status, answer: null };
    });
  }

  /** Waits until the shop reports the payment. */
  async isPaid(payment: string): Promise<void> {
    const url = new URL(payment);
    const token = url.searchParams.get('payum_token') ?? url.pathname.split('/').at(-1) ?? '';
    await this.#persist('paid', async () => {
      const { answer } = await this.call('paymentCheckPaid', {
        url: this.#encoded('/checkout'),
        payum_token: token,
      });
      return { status: answer.success ? 200 : 503, answer };
    });
  }

  /** Buys from an empty cart to a paid order. */
  async buys(purchase: Purchase): Promise<void> {
    await this.holds(purchase.skuId, purchase.qty);
    // Credit may only be requested if there is some left.
    const hasCredit = (await this.call('cartGet', {})).answer.credit_amount > 0;
    const asked = { ...purchase, usesCredit: purchase.usesCredit === true && hasCredit };
    const { success, payment, message } = await this.submits(asked);
    if (!success || !payment) throw new Error(`${purchase.key} was refused: ${message}`);
    await this.pays(payment);
    await this.isPaid(payment);
  }

  async #once<Name extends keyof RestCalls>(
    name: Name,
    input: RestCalls[Name]['input'],
  ): Promise<Reply<RestCalls[Name]['response']>> {
    const { method, url } = restSchemas[name];
    const headers = {
      'x-forwarded-for': this.#address,
      ...(this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }),
    };
    const target = new URL(url, this.#url);
    if (method === 'GET')
      for (const [key, value] of Object.entries(input ?? {})) target.searchParams.set(key, String(value));
    const sent =
      method === 'GET'
        ? { headers }
        : {
            method,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(input),
          };
    const response = await fetch(target, sent);
    const text = await response.text();
    return { status: response.status, answer: text === '' ? null : JSON.parse(text) };
  }

  async #persist<Answer>(what: string, work: () => Promise<Reply<Answer>>): Promise<Reply<Answer>> {
    const deadline = Date.now() + GIVES_UP_AFTER_MS;
    for (;;) {
      const reply = await work().catch((error: unknown) => ({ status: 0, error }));
      if (reply.status >= 200 && reply.status < 500 && 'answer' in reply) {
        if (reply.status >= 400) throw new Error(`${what}: ${reply.status} ${JSON.stringify(reply.answer)}`);
        return reply;
      }
      if (Date.now() > deadline) throw new Error(`${what}: no good answer, last ${JSON.stringify(reply)}`);
      await pause(TRIES_AGAIN_MS);
    }
  }

  readonly #encoded = (path: string) => Buffer.from(`${this.#url}${path}`).toString('base64');
}
