import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** What the browser's console said was wrong in one test, and uncaught exceptions. */
export class ConsoleErrors {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Listens to every page of a context, also those that open later. Returns how to end that. */
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

  /** The test makes this happen on purpose: it must come at least once. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** What was heard and not expected, each once. */
  unexpected(): string[] {
    return [...new Set(this.#heard)].filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  /** What was expected and never heard. */
  missing(): RegExp[] {
    return this.#expected.filter((pattern) => !this.#heard.some((text) => pattern.test(text)));
  }
}
