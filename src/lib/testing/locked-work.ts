import { withLock } from '../web-lock.ts';

/** Work under locks that starts and ends on demand and records the order. */
export function lockedWork() {
  const events: string[] = [];
  const held = new Map<string, PromiseWithResolvers<void>>();
  const start = (name: string, lock = 'token-refresh') =>
    withLock(lock, async () => {
      events.push(`${name} begins`);
      const hold = Promise.withResolvers<void>();
      held.set(name, hold);
      await hold.promise;
      events.push(`${name} ends`);
      return name;
    });
  return { events, start, end: (name: string) => held.get(name)?.resolve() };
}
