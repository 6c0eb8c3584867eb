/** A clock that goes on from wherever a test has set it. */
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

  /** Back to what it is. */
  reset(): void {
    this.#shiftMs = 0;
  }
}
