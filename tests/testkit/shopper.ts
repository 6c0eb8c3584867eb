import type { BrowserContext, Page } from '@playwright/test';
import type { Outbox } from './outbox.ts';

/** Somebody with a browser of their own: cookies and storage are shared with no other shopper. */
export class Shopper {
  readonly context: BrowserContext;
  readonly page: Page;
  /** An address that no other shopper has. */
  readonly email: string;
  readonly #outbox: Outbox;

  constructor(context: BrowserContext, page: Page, outbox: Outbox) {
    this.context = context;
    this.page = page;
    this.email = `${crypto.randomUUID().slice(0, 8)}@shopper.example`;
    this.#outbox = outbox;
  }

  /** Opens a path of the shop, as if typed into the address bar. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Waits for the login mail to this shopper and reads the code in it; `mails` counts all mails so far. */
  readsLoginCode(mails = 1): Promise<string> {
    return this.#outbox.loginCode(this.email, mails);
  }
}
