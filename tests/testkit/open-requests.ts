import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Request } from '@playwright/test';

/** How long (ms) to wait for a page's pending responses. */
const MAX_WAIT_MS = 2_000;

/** The pending requests of a browser context. */
export class OpenRequests {
  readonly #open = new Set<Request>();
  #whenNone: (() => void) | null = null;

  constructor(context: BrowserContext) {
    context.on('request', (request) => void this.#open.add(request));
    context.on('requestfinished', (request) => this.#ended(request));
    context.on('requestfailed', (request) => this.#ended(request));
  }

  #ended(request: Request): void {
    this.#open.delete(request);
    if (this.#open.size === 0) this.#whenNone?.();
  }

  /** Resolves with whether all ended in time. */
  async haveEnded(): Promise<boolean> {
    if (this.#open.size === 0) return true;
    const none = new Promise<void>((resolve) => (this.#whenNone = resolve));
    await Promise.race([none, setTimeout(MAX_WAIT_MS)]);
    return this.#open.size === 0;
  }
}
