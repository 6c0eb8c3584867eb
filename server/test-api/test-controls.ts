import type { SandboxEnding } from '../payments/sandbox/sandbox-page.ts';
import { Faults } from './faults.ts';
import { MovableClock } from './movable-clock.ts';

/** What a test may turn in a running host (`TEST_API`, docs/testing.md). */
export class TestControls {
  readonly clock: MovableClock;
  readonly faults = new Faults();
  #endings: SandboxEnding[] = [];

  constructor(realClock: () => Date) {
    this.clock = new MovableClock(realClock);
  }

  /** How the next payments end, one after the other, without anybody pressing anything. */
  get endings(): readonly SandboxEnding[] {
    return this.#endings;
  }

  scriptPayments(endings: readonly SandboxEnding[]): void {
    this.#endings = [...endings];
  }

  /** The end of the payment whose page is opened now; null: the shopper decides. */
  readonly nextEnding = (): SandboxEnding | null => this.#endings.shift() ?? null;
}
