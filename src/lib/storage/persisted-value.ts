import { browserStore } from './browser-store.ts';
import type { KeyValueStore } from './browser-store.ts';
import { isNewer, parseStamped, printStamped } from './stamped-text.ts';
import type { StampedText } from './stamped-text.ts';
import { openTabChannel } from './tab-channel.ts';

/** Converts to text and back. `decode` gets `null` for nothing stored, and discards the unusable (A83). */
export interface Codec<Value, Written = Value> {
  encode: (value: Written) => string;
  decode: (text: string | null) => Value;
}

interface PersistedValueOptions<Value, Written> extends Codec<Value, Written> {
  /** Names the value in the browser's storage and in messages between tabs. */
  key: string;
}

/** A value that outlives the page and is shared by all tabs. */
export interface PersistedValue<Value, Written = Value> {
  /** The newest value, whichever tab wrote it. */
  read: () => Value;
  /**
   * Stores the value and notifies the other tabs, unless this tab wrote or received it last; without storage
   * it lasts as long as the page.
   */
  write: (value: Written) => void;
  /** Calls the listener when another tab has written; returns how to unsubscribe. */
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
  // Another tab's message may arrive before its write is visible here, or after: both are handled.
  const receive = (found: StampedText | null) => {
    newest.take(found);
    if (newest.isNews()) listeners.forEach((listener) => listener(newest.value()));
  };

  receive(fromStore());
  const channel = openTabChannel(`shop:${key}`, (message) => receive(parseStamped(message)));
  const stopWatching = onPageRestored(() => receive(fromStore()));
  return {
    read() {
      newest.take(fromStore());
      return newest.value();
    },
    write(written) {
      newest.take(fromStore());
      const text = encode(written);
      if (newest.isPublished(text)) return;
      const printed = printStamped(newest.write(text));
      write(store, key, printed);
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
  let published: StampedText | null = null;
  let value = decode(null);
  const take = (found: StampedText | null) => {
    if (!found || !isNewer(found, newest)) return;
    newest = found;
    value = decode(found.text);
  };
  return {
    value: () => value,
    /**
     * Whether this tab wrote or received `text` last. Not compared with the store: repeating an old value
     * must not overwrite another tab's new one.
     */
    isPublished: (text: string) => published?.text === text,
    /** Applies another tab's write if it is newer. */
    take,
    write(text: string): StampedText {
      const written = { stamp: Math.max(Date.now(), (newest?.stamp ?? 0) + 1), text };
      take(written);
      published = written;
      return written;
    },
    /** Whether another tab has written since the last call. */
    isNews(): boolean {
      const isNews = newest !== published;
      published = newest;
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

function write(store: KeyValueStore | null, key: string, text: string): void {
  try {
    store?.setItem(key, text);
  } catch {
    // Storage is full: the old value is outdated, and after a reload none is better.
    store?.removeItem(key);
  }
}

/** A page restored from the back/forward cache has missed messages. */
function onPageRestored(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}
