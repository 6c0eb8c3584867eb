import type { KeyValueStore } from '../../lib/storage/browser-store.ts';

/** Storage key of the user for whom pages are cached. */
const CACHED_FOR = 'pages-cached-for';

/** The logged-in user, `null` when logged out, and notice of possible changes. */
interface Person {
  now: () => string | null;
  subscribe: (listener: () => void) => unknown;
}

/**
 * Deletes what a user has viewed once they have logged out, in any tab and however long ago (SWK-07). The
 * store is updated after the deletion, so that a failure is retried.
 * @param clear deletes it; rejects on failure
 */
export function clearOnUserChange(
  person: Person,
  store: KeyValueStore | null,
  clear: () => Promise<unknown>,
): void {
  const look = async () => {
    const [before, now] = [store?.getItem(CACHED_FOR) ?? null, person.now()];
    if (before === now) return;
    if (before !== null) await clear();
    if (now === null) store?.removeItem(CACHED_FOR);
    else store?.setItem(CACHED_FOR, now);
  };
  // In sequence: overlapping checks could store the previous user.
  let looked = Promise.resolve();
  const lookAgain = () => void (looked = looked.then(look).catch(() => undefined));
  lookAgain();
  person.subscribe(lookAgain);
}
