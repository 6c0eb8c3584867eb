import type { FaultKind } from '../protocol/messages.ts';

const SLOW_MS = 3_000;

/** The host's responses for faults that are responses. */
const responses: Partial<Record<FaultKind, { status: number; text_code: string }>> = {
  TOKEN_EXPIRED: { status: 401, text_code: 'TOKEN_EXPIRED' },
  TOKEN_INVALID: { status: 401, text_code: 'TOKEN_INVALID' },
  '422': { status: 422, text_code: 'VALIDATION' },
  '500': { status: 500, text_code: 'INTERNAL' },
};

/** Faults that last until switched off, even in the tab's next documents. */
const lasting: readonly FaultKind[] = ['offline', 'slow'];
const KEY = 'machines:faults';

function storedFaults(): FaultKind[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? lasting.filter((fault) => stored.includes(fault)) : [];
  } catch {
    return [];
  }
}

function storeFaults(on: ReadonlySet<FaultKind>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(lasting.filter((fault) => on.has(fault))));
  } catch {
    // Session storage is full or unavailable: the faults end with the document.
  }
}

const SANDBOX_PAYMENT = /[^"\s]*\/sandbox-payment\/[\w-]+/;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether this is an API request; pictures, pages and scripts are not affected. */
function isCall(input: RequestInfo | URL): boolean {
  const url = input instanceof Request ? input.url : String(input);
  return /\/(api|graphql|authtoken)(\/|$|\?)/.test(new URL(url, window.location.href).pathname);
}

/** Injects the selected faults between the shop and its host. */
export class TabFaults {
  readonly #on = new Set(storedFaults());
  readonly #send: typeof fetch;
  readonly #changed: () => void;

  constructor(send: typeof fetch, changed: () => void) {
    this.#send = send;
    this.#changed = changed;
  }

  /** The active faults, including those for the next request. */
  get on(): FaultKind[] {
    return [...this.#on];
  }

  set(fault: FaultKind, on: boolean): void {
    if (on) this.#on.add(fault);
    else this.#on.delete(fault);
    storeFaults(this.#on);
    if (fault === 'offline') window.dispatchEvent(new Event(on ? 'offline' : 'online'));
    this.#changed();
  }

  /** Replaces the browser's `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    if (!isCall(input)) return this.#send(input, init);
    if (this.#on.has('offline')) throw new TypeError('Failed to fetch');
    if (this.#on.has('slow')) await wait(SLOW_MS);
    const met = this.on.find((fault) => responses[fault]);
    const said = met && responses[met];
    if (!said) return this.#declined(await this.#send(input, init));
    this.set(met, false);
    return Response.json(
      { text_code: said.text_code, message: `${met} by the inspector` },
      { status: said.status },
    );
  };

  /** Declines the payment of an order just placed, and continues to the gateway's return URL. */
  async #declined(response: Response): Promise<Response> {
    if (!this.#on.has('declined') || !response.ok) return response;
    const text = await response.clone().text();
    const [payment] = SANDBOX_PAYMENT.exec(text) ?? [];
    if (payment === undefined) return response;
    this.set('declined', false);
    const ended = await this.#send(payment, {
      method: 'POST',
      body: new URLSearchParams({ ending: 'decline' }),
    });
    const { status, headers } = response;
    return new Response(text.replace(payment, ended.url), { status, headers });
  }
}
