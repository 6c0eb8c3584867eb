/** How long (ms) a message between tabs is stored where that is needed (A59). */
export const MESSAGE_RETENTION_MS = { indexedDb: 45_000, localStorage: 60_000 };

/** Messages to and from the shop's other tabs. */
export interface TabChannel {
  post: (message: unknown) => void;
  close: () => Promise<void>;
}

const silent: TabChannel = { post: () => undefined, close: () => Promise.resolve() };

// A lost message costs freshness, not data: the other tab reads the store when it needs the value.
const lost = () => undefined;

function nativeChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => onMessage(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- applies to windows only
    post: (message) => channel.postMessage(message),
    close: () => Promise.resolve(channel.close()),
  };
}

/** Its code loads only in browsers without `BroadcastChannel`. */
function storedChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  const options = {
    idb: { ttl: MESSAGE_RETENTION_MS.indexedDb },
    localstorage: { removeTimeout: MESSAGE_RETENTION_MS.localStorage },
  };
  const opened = import('broadcast-channel').then((library) => {
    const channel = new library.BroadcastChannel<unknown>(name, options);
    channel.addEventListener('message', onMessage);
    return channel;
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- applies to windows only
    post: (message) => void opened.then((channel) => channel.postMessage(message)).catch(lost),
    close: () => opened.then((channel) => channel.close()).catch(lost),
  };
}

/**
 * Opens a channel: `BroadcastChannel`, else IndexedDB, else local storage. Silent where there is none, and on
 * the server.
 */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  if (typeof window === 'undefined') return silent;
  return typeof BroadcastChannel === 'function'
    ? nativeChannel(name, onMessage)
    : storedChannel(name, onMessage);
}
