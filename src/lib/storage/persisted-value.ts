import { browserStore } from './browser-store.ts';
import type { KeyValueStore } from './browser-store.ts';
import { isNewer, parseStamped, printStamped } from './stamped-text.ts';
import type { StampedText } from './stamped-text.ts';
import { openTabChannel } from './tab-channel.ts';

/** A value as text and back. `decode` gets null while nothing is stored, and drops what it cannot use (A83). */
export interface Codec<Value, Written = Value> {
  encode: (value: Written) => string;
  decode: (text: string | null) => Value;
}

interface PersistedValueOptions<Value, Written> extends Codec<Value, Written> {
  /** Names the value in the browser's storage and between the tabs. */
  key: string;
}

/** A value that outlives the page and is the same in all tabs. */
export interface PersistedValue<Value, Written = Value> {
  /** The newest value, whichever tab wrote it. */
  read: () => Value;
  /**
   * Stores the value and tells the other tabs, unless it is what this tab wrote or was told of last; without storage
   * it lasts as long as the page.
   */
  write: (value: Written) => void;
  /** Calls the listener when another tab has written; returns how to stop. */
  subscribe: (listener: (value: Value) => void) => () => void;
  close: () => Promise<void>;
}

/** Opens a persisted value: in local storage, shared through a tab channel (CRT-06, TOK-01). */
export function createPersistedValue<Value, Written = Value>({
  key,
  encode,
  decode,
}: PersistedValueOptions<Value, Written>): PersistedValue<Value, Written> {
  const store = browserStore();
  const listeners = new Set<(value: Value) => void>();
  const newest = newestOf(decode);
  const fromStore = () => stored(store, key);
  // Another tab's message may come before its write is visible here, and the other way round: both are heard.
  const hear = (found: StampedText | null) => {
    newest.take(found);
    if (newest.isNews()) listeners.forEach((listener) => listener(newest.value()));
  };

  hear(fromStore());
  const channel = openTabChannel(`shop:${key}`, (message) => hear(parseStamped(message)));
  const stopWatching = onPageRestored(() => hear(fromStore()));
  return {
    read() {
      newest.take(fromStore());
      return newest.value();
    },
    write(written) {
      newest.take(fromStore());
      const text = encode(written);
      if (newest.isTold(text)) return;
      const printed = printStamped(newest.write(text));
      keep(store, key, printed);
      channel.post(printed);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      stopWatching();
      return channel.close();
    },
  };
}

function newestOf<Value>(decode: (text: string | null) => Value) {
  let newest: StampedText | null = null;
  let told: StampedText | null = null;
  let value = decode(null);
  const take = (found: StampedText | null) => {
    if (!found || !isNewer(found, newest)) return;
    newest = found;
    value = decode(found.text);
  };
  return {
    value: () => value,
    /** Compared with what this tab knows: what another one has just written must not be written over by what was here before. */
    isTold: (text: string) => told?.text === text,
    /** Takes what another tab wrote, if it is newer. */
    take,
    write(text: string): StampedText {
      const written = { stamp: Math.max(Date.now(), (newest?.stamp ?? 0) + 1), text };
      take(written);
      told = written;
      return written;
    },
    /** Whether another tab has written since this was last asked. */
    isNews(): boolean {
      const isNews = newest !== told;
      told = newest;
      return isNews;
    },
  };
}

function stored(store: KeyValueStore | null, key: string): StampedText | null {
  try {
    return parseStamped(store?.getItem(key));
  } catch {
    return null;
  }
}

function keep(store: KeyValueStore | null, key: string, text: string): void {
  try {
    store?.setItem(key, text);
  } catch {
    // It is full: what stands there is out of date now, and after a reload nothing is better than that.
    store?.removeItem(key);
  }
}

/** A page that comes back from the back/forward cache has missed the messages of the meantime. */
function onPageRestored(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}
