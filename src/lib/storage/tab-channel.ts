/** How long a message between tabs is kept where it has to be stored, ms (A59). */
export const MESSAGE_RETENTION_MS = { indexedDb: 45_000, localStorage: 60_000 };

/** Messages to and from the other tabs of this shop. */
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    post: (message) => channel.postMessage(message),
    close: () => Promise.resolve(channel.close()),
  };
}

/** Its code comes only to browsers that lack the real thing. */
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    post: (message) => void opened.then((channel) => channel.postMessage(message)).catch(lost),
    close: () => opened.then((channel) => channel.close()).catch(lost),
  };
}

/**
 * Opens a channel: `BroadcastChannel` where there is one, else IndexedDB, else local storage. A browser that offers
 * none of them, and the server, get a channel that says nothing.
 */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  if (typeof window === 'undefined') return silent;
  return typeof BroadcastChannel === 'function'
    ? nativeChannel(name, onMessage)
    : storedChannel(name, onMessage);
}
