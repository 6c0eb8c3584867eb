import type { BrowserContext } from '@playwright/test';

/** What the browser complained about in one test: console errors and uncaught exceptions. */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Listens to every page of a context, also those that open later. */
  listenTo(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#heard.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#heard.push(String(error.error())));
  }

  /** The test makes this complaint happen on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Each complaint once. */
  unexpected(): string[] {
    return [...new Set(this.#heard)].filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}
