/** Shifts `new Date()` and `Date.now()` by `shift` ms. Self-contained, so that it can be serialised. */
export function moveClock(shift: number): void {
  const { now } = Date;
  const moved = () => now() + shift;
  globalThis.Date = new Proxy(Date, {
    construct: (Real, given: [], target) =>
      Reflect.construct(Real, given.length === 0 ? [moved()] : given, target),
    get: (Real, name) => (name === 'now' ? moved : Reflect.get(Real, name)),
  });
}
