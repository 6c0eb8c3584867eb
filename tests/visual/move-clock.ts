/** Moves the clock of where it runs by so many ms: `new Date()` and `Date.now()` alike. Needs nothing from around it. */
export function moveClock(shift: number): void {
  const { now } = Date;
  const moved = () => now() + shift;
  globalThis.Date = new Proxy(Date, {
    construct: (Real, given: [], target) =>
      Reflect.construct(Real, given.length === 0 ? [moved()] : given, target),
    get: (Real, name) => (name === 'now' ? moved : Reflect.get(Real, name)),
  });
}
