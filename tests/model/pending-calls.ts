import type { Page, Route } from '@playwright/test';
import { expect } from '../testkit/expect.ts';

/**
 * Cleans up after an earlier walk: pending requests, and the stored choices of cart and checkout (promotion
 * code, shipping, note). The cart itself, stored by the host, stays.
 */
export async function startsAfresh(page: Page): Promise<void> {
  // A URL of the shop without any script.
  await page.goto('/api/v1/cognito/domain/currentDomain');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => ['cart', 'checkout'].forEach((key) => localStorage.removeItem(key)));
}

/** A page's requests to one URL: each waits until the test decides its outcome. */
export class PendingCalls {
  readonly #waiting: Route[] = [];
  #letsThrough = false;

  private constructor() {}

  static async of(page: Page, pattern: string | RegExp): Promise<PendingCalls> {
    const calls = new PendingCalls();
    await page.route(pattern, (route) => calls.#take(route));
    // What waits for the connection is not sent again until the walk says so.
    await page.route('**/domain/currentDomain', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
    );
    return calls;
  }

  /** From now on requests go straight to the host, starting with the waiting ones. */
  async letsThrough(): Promise<void> {
    this.#letsThrough = true;
    for (const route of this.#waiting.splice(0)) await route.continue();
  }

  /** From now on requests wait again. */
  holdsBack(): void {
    this.#letsThrough = false;
  }

  /** Number of waiting requests. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Waits for a request and leaves it waiting. */
  async comes(): Promise<void> {
    await expect.poll(() => this.#waiting.length, 'a call is under way').toBeGreaterThan(0);
  }

  /** Lets the host respond. */
  async goesThrough(): Promise<void> {
    await (await this.#next()).continue();
  }

  /** Responds with this. */
  async respondsWith(json: unknown): Promise<void> {
    await (await this.#next()).fulfill({ json });
  }

  /** Responds with a refusal. */
  async isRefused(message: string): Promise<void> {
    await (await this.#next()).fulfill({ status: 422, json: { text_code: 'REFUSED', message } });
  }

  /** Responds with one of the host's refusals: a `text_code` and its parameters. */
  async isRefusedWith(
    status: number,
    json: { text_code: string; params?: Record<string, unknown> },
  ): Promise<void> {
    await (await this.#next()).fulfill({ status, json: { message: json.text_code, ...json } });
  }

  /** Fails all waiting requests. */
  async isForgotten(): Promise<void> {
    while (this.waiting > 0) await this.trips();
  }

  /**
   * Responds with an unusable error that does not count as a lost connection, so that nothing retries
   * automatically.
   */
  async trips(): Promise<void> {
    await (await this.#next()).fulfill({ status: 501, json: { text_code: 'LATER', message: 'Oops' } });
  }

  /** Aborts the request. */
  async breaks(): Promise<void> {
    await (await this.#next()).abort();
  }

  async #take(route: Route): Promise<void> {
    if (this.#letsThrough) await route.continue();
    else this.#waiting.push(route);
  }

  async #next(): Promise<Route> {
    await this.comes();
    const [route] = this.#waiting.splice(0, 1);
    if (!route) throw new Error('no call waits');
    return route;
  }
}
