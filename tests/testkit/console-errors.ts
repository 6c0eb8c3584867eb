import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** A test's console errors and uncaught exceptions. */
export class ConsoleErrors {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Listens to all pages of a context, including future ones. Returns a function that stops. */
  listenTo(context: BrowserContext): () => void {
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error') this.#heard.push(`${message.text()} (${message.location().url})`);
    };
    const onWebError = (thrown: WebError) => {
      const error = thrown.error();
      this.#heard.push(error instanceof Error && error.stack !== undefined ? error.stack : String(error));
    };
    context.on('console', onConsole).on('weberror', onWebError);
    return () => context.off('console', onConsole).off('weberror', onWebError);
  }

  /** Declares an error that the test causes on purpose: it must occur at least once. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** The unexpected errors, without duplicates. */
  unexpected(): string[] {
    return [...new Set(this.#heard)].filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  /** The expected errors that did not occur. */
  missing(): RegExp[] {
    return this.#expected.filter((pattern) => !this.#heard.some((text) => pattern.test(text)));
  }
}
