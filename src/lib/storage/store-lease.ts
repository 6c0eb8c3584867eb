import { randomId } from '../random-id.ts';
import { browserStore } from './browser-store.ts';
import type { KeyValueStore } from './browser-store.ts';
import { createMemoryStore } from './memory-store.ts';

/** How long (ms) a tab closed during its work blocks the others; longer than a request's timeout. */
const LEASE_MS = 60_000;
/** After this time (ms) an earlier claim of another tab is visible here. */
const SETTLE_MS = 50;
const POLL_MS = 100;
const OWNER_LENGTH = 12;

/** For pages without storage: work then excludes other work only within the page. */
const pageStore = createMemoryStore();

interface Claim {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Runs `work` once all earlier claims of this name, in all tabs, are done or expired. */
export async function withLease<T>(name: string, work: () => Promise<T>): Promise<T> {
  const store = browserStore() ?? pageStore;
  const prefix = `lease:${name}:`;
  const mine: Claim = { key: prefix + randomId(OWNER_LENGTH), at: Date.now() };
  store.setItem(mine.key, String(mine.at));
  try {
    await pause(SETTLE_MS);
    while (isBehind(mine, claims(store, prefix))) await pause(POLL_MS);
    return await work();
  } finally {
    store.removeItem(mine.key);
  }
}

function claims(store: KeyValueStore, prefix: string): Claim[] {
  const keys = Array.from({ length: store.length }, (_empty, index) => store.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, at: Number(store.getItem(key)) }))
    .filter(({ key, at }) => {
      const isRunning = at > Date.now() - LEASE_MS;
      if (!isRunning) store.removeItem(key);
      return isRunning;
    });
}

/** Of two claims in the same instant the smaller key goes first, in every tab. */
function isBehind(mine: Claim, all: Claim[]): boolean {
  return all.some(
    (other) =>
      other.key !== mine.key && (other.at < mine.at || (other.at === mine.at && other.key < mine.key)),
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
