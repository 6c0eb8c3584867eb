import type { Page } from '@playwright/test';
import { parseStamped, printStamped } from '../../src/lib/storage/stamped-text.ts';
import type { Shopper } from './shopper.ts';

/** Another tab of the same browser that logs in and out. */
export class OtherTab {
  readonly #page: Page;
  /** The original tab. */
  readonly #first: Page;
  readonly #loggedIn: string;
  readonly tokens: { access_token: string; refresh_token: string };

  private constructor(page: Page, first: Page, loggedIn: string) {
    this.#page = page;
    this.#first = first;
    this.#loggedIn = loggedIn;
    const { access_token, refresh_token } = JSON.parse(loggedIn).data;
    this.tokens = { access_token, refresh_token };
  }

  /** Opens the tab, logs in there, and logs out again. */
  static async of(shopper: Shopper): Promise<OtherTab> {
    const other = await shopper.inAnotherTab();
    await other.isLoggedIn();
    const stored = await other.page.evaluate(() => localStorage.getItem('session'));
    const tab = new OtherTab(other.page, shopper.page, parseStamped(stored)?.text ?? '');
    await tab.logsOut();
    return tab;
  }

  close(): Promise<void> {
    return this.#page.close();
  }

  /** Logs in, with other tokens if given. */
  logsIn(tokens: Partial<OtherTab['tokens']> = {}): Promise<void> {
    return this.#storesWith(tokens);
  }

  logsOut(): Promise<void> {
    return this.#storesWith({ access_token: null, refresh_token: null });
  }

  /** Sets the address that this browser requested a mail for. */
  async hasRequestedMail(email: string | null): Promise<void> {
    await this.#page.evaluate((address) => {
      if (address === null) localStorage.removeItem('shop:requested-mail');
      else localStorage.setItem('shop:requested-mail', address);
    }, email);
  }

  async #storesWith(changes: { access_token?: string | null; refresh_token?: string | null }): Promise<void> {
    const session = JSON.parse(this.#loggedIn);
    Object.assign(session.data, changes);
    const stored = await this.#page.evaluate(() => localStorage.getItem('session'));
    // All tabs of a browser share one clock: with a later stamp the first tab would overwrite what it has not
    // received yet.
    const now = await this.#first.evaluate(() => Date.now());
    const stamp = Math.max(now, (parseStamped(stored)?.stamp ?? 0) + 1);
    await this.#page.evaluate(
      (printed) => {
        localStorage.setItem('session', printed);
        const channel = new BroadcastChannel('shop:session');
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
        channel.postMessage(printed);
        channel.close();
      },
      printStamped({ stamp, text: JSON.stringify(session) }),
    );
  }
}
