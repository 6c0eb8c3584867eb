import type { SandboxEnding } from '../payments/sandbox/sandbox-page.ts';
import { Faults } from './faults.ts';
import { MovableClock } from './movable-clock.ts';

/** What a test can control in a running host (`TEST_API`, docs/testing.md). */
export class TestControls {
  readonly clock: MovableClock;
  readonly faults = new Faults();
  #endings: SandboxEnding[] = [];

  constructor(realClock: () => Date) {
    this.clock = new MovableClock(realClock);
  }

  /** How the next payments end, one after the other, without user interaction. */
  get endings(): readonly SandboxEnding[] {
    return this.#endings;
  }

  scriptPayments(endings: readonly SandboxEnding[]): void {
    this.#endings = [...endings];
  }

  /** Returns the ending of the payment whose page is being opened; null if the shopper decides. */
  readonly nextEnding = (): SandboxEnding | null => this.#endings.shift() ?? null;
}
