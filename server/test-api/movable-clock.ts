/** A clock that runs on from the time a test has set. */
export class MovableClock {
  readonly #real: () => Date;
  #shiftMs = 0;

  constructor(real: () => Date) {
    this.#real = real;
  }

  readonly now = (): Date => new Date(this.#real().getTime() + this.#shiftMs);

  set(now: Date): void {
    this.#shiftMs = now.getTime() - this.#real().getTime();
  }

  forward(ms: number): void {
    this.#shiftMs += ms;
  }

  /** Returns to real time. */
  reset(): void {
    this.#shiftMs = 0;
  }
}
