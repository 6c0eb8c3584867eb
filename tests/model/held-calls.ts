import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';

/** A call comes at once or not at all. */
const LOOK_AFTER_MS = [10, 20, 40, 80];

/**
 * Ends what an earlier walk has left: calls that are held, and the choices that the browser keeps with the cart
 * and of the checkout (code, shipping, note). The cart itself, which the host keeps, stays.
 */
export async function startsAfresh(page: Page): Promise<void> {
  // A URL of the shop without any script.
  await page.goto('/api/v1/cognito/domain/currentDomain');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => ['cart', 'checkout'].forEach((key) => localStorage.removeItem(key)));
}

/** A page's calls to one URL: each waits until the test says how it ends. */
export class HeldCalls {
  readonly #waiting: Route[] = [];
  #letsThrough = false;

  private constructor() {}

  static async of(page: Page, pattern: string | RegExp): Promise<HeldCalls> {
    const calls = new HeldCalls();
    await page.route(pattern, (route) => calls.#take(route));
    return calls;
  }

  /** From now on calls are answered by the host at once, those that wait first. */
  async letsThrough(): Promise<void> {
    this.#letsThrough = true;
    for (const route of this.#waiting.splice(0)) await route.continue();
  }

  /** From now on calls wait again. */
  holdsBack(): void {
    this.#letsThrough = false;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Waits for a call to come, and leaves it waiting. */
  async comes(): Promise<void> {
    const message = 'a call is under way';
    await expect.poll(() => this.#waiting.length, { message, intervals: LOOK_AFTER_MS }).toBeGreaterThan(0);
  }

  /** The host answers. */
  async goesThrough(): Promise<void> {
    await (await this.#next()).continue();
  }

  /** The host answers with this. */
  async isAnswered(json: unknown): Promise<void> {
    await (await this.#next()).fulfill({ json });
  }

  /** The host says no. */
  async isRefused(message: string): Promise<void> {
    await (await this.#next()).fulfill({ status: 422, json: { text_code: 'REFUSED', message } });
  }

  /** The host says no, in its own words: a `text_code` and what belongs to it. */
  async isToldNo(
    status: number,
    json: { text_code: string; params?: Record<string, unknown> },
  ): Promise<void> {
    await (await this.#next()).fulfill({ status, json: { message: json.text_code, ...json } });
  }

  /** Whatever still waits ends, for nobody who listens. */
  async isForgotten(): Promise<void> {
    while (this.waiting > 0) await this.trips();
  }

  /** The host trips: no answer of use, and yet the link is not lost, so that nothing is tried again by itself. */
  async trips(): Promise<void> {
    await (await this.#next()).fulfill({ status: 501, json: { text_code: 'LATER', message: 'Oops' } });
  }

  /** No answer comes. */
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
