import type { KeyValueStore } from '../../lib/storage/browser-store.ts';

/** Under this the browser's store says who was logged in when pages were kept. */
const KEPT_FOR = 'pages-kept-for';

/** Who is logged in, null: nobody; and when that may have changed. */
interface Person {
  now: () => string | null;
  subscribe: (listener: () => void) => unknown;
}

/**
 * What somebody has looked at is forgotten when he has logged out, in whatever tab and however long ago (SWK-07). Only
 * when it is gone the store says so: what could not be forgotten is, at the next look.
 * @param forget forgets it; rejects where that was not possible
 */
export function forgetWithPerson(
  person: Person,
  store: KeyValueStore | null,
  forget: () => Promise<unknown>,
): void {
  const look = async () => {
    const [before, now] = [store?.getItem(KEPT_FOR) ?? null, person.now()];
    if (before === now) return;
    if (before !== null) await forget();
    if (now === null) store?.removeItem(KEPT_FOR);
    else store?.setItem(KEPT_FOR, now);
  };
  // One after the other, or the store might say who was there before.
  let looked = Promise.resolve();
  const lookAgain = () => void (looked = looked.then(look).catch(() => undefined));
  lookAgain();
  person.subscribe(lookAgain);
}
