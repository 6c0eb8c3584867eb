import { withLock } from '../web-lock.ts';

/** Work under locks that starts and ends on demand and records the order. */
export function lockedWork() {
  const events: string[] = [];
  const pending = new Map<string, PromiseWithResolvers<void>>();
  const start = (name: string, lock = 'token-refresh') =>
    withLock(lock, async () => {
      events.push(`${name} begins`);
      const work = Promise.withResolvers<void>();
      pending.set(name, work);
      await work.promise;
      events.push(`${name} ends`);
      return name;
    });
  return { events, start, end: (name: string) => pending.get(name)?.resolve() };
}
