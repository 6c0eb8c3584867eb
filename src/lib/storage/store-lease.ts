import { randomId } from '../random-id.ts';
import { browserStore } from './browser-store.ts';
import type { KeyValueStore } from './browser-store.ts';
import { createMemoryStore } from './memory-store.ts';

/** A tab that was closed at work blocks the others no longer than this, ms; above the time limit of a request. */
const LEASE_MS = 60_000;
/** After this, ms, a claim that another tab made earlier can be seen here. */
const SETTLE_MS = 50;
const POLL_MS = 100;
const OWNER_LENGTH = 12;

/** For pages without storage: there, work can only be kept apart within the page. */
const pageStore = createMemoryStore();

interface Claim {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Runs `work` when every earlier claim of the same name, in all tabs, is done or has run out: first come, first served. */
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

/** Of two claims at the same instant the smaller key goes first, in every tab. */
function isBehind(mine: Claim, all: Claim[]): boolean {
  return all.some(
    (other) =>
      other.key !== mine.key && (other.at < mine.at || (other.at === mine.at && other.key < mine.key)),
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
