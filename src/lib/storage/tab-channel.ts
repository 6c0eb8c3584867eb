import { BroadcastChannel } from 'broadcast-channel';

/** How long a message between tabs is kept where it has to be stored, ms (A59). */
export const MESSAGE_RETENTION_MS = { indexedDb: 45_000, localStorage: 60_000 };

/** Messages to and from the other tabs of this shop. */
export interface TabChannel {
  post: (message: unknown) => void;
  close: () => Promise<void>;
}

const silent: TabChannel = { post: () => undefined, close: () => Promise.resolve() };

/**
 * Opens a channel: `BroadcastChannel` where there is one, else IndexedDB, else local storage. A browser that offers
 * none of them, and the server, get a channel that says nothing.
 */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  if (typeof window === 'undefined') return silent;
  const options = {
    idb: { ttl: MESSAGE_RETENTION_MS.indexedDb },
    localstorage: { removeTimeout: MESSAGE_RETENTION_MS.localStorage },
  };
  try {
    const channel = new BroadcastChannel<unknown>(name, options);
    channel.addEventListener('message', onMessage);
    return {
      // A lost message costs freshness, not data: the other tab reads the store when it needs the value.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
      post: (message) => void channel.postMessage(message).catch(() => undefined),
      close: () => channel.close(),
    };
  } catch {
    return silent;
  }
}
