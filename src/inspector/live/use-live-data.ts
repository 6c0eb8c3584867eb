import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { UnsentCommand } from '../protocol/messages.ts';
import type { Recording } from '../recording/recording.ts';
import { connect } from './connection.ts';
import { LiveStore } from './live-store.ts';

export interface LiveData {
  store: LiveStore;
  /** Changes with the store. */
  version: number;
  sendCommand: (command: UnsentCommand) => void;
  /** The opened recording; `null` for the running shop. */
  recording: Recording | null;
  /** Number of recordings opened so far; 0 for the running shop. */
  opened: number;
  open: (recording: Recording) => void;
  backToLive: () => void;
}

function storeOf(recording: Recording): LiveStore {
  const store = new LiveStore();
  for (const message of recording.messages) store.hear(message);
  return store;
}

interface Opened {
  recording: Recording;
  store: LiveStore;
  count: number;
}

/**
 * The data of the running shop, or of a recording.
 * @param first the recording to show first; `null` for the running shop
 */
export function useLiveData(first: Recording | null): LiveData {
  const [live] = useState(() => new LiveStore());
  const [opened, setOpened] = useState<Opened | null>(
    () => first && { recording: first, store: storeOf(first), count: 1 },
  );
  const connection = useRef<ReturnType<typeof connect> | null>(null);
  useEffect(() => {
    const connected = connect((message) => live.hear(message));
    connection.current = connected;
    return () => connected.close();
  }, [live]);
  const store = opened?.store ?? live;
  const version = useSyncExternalStore(store.subscribe, store.version);
  const sendCommand = useCallback((command: UnsentCommand) => connection.current?.send(command), []);
  return useMemo(
    () => ({
      store,
      version,
      sendCommand,
      recording: opened?.recording ?? null,
      opened: opened?.count ?? 0,
      open: (recording: Recording) =>
        setOpened((before) => ({ recording, store: storeOf(recording), count: (before?.count ?? 0) + 1 })),
      backToLive: () => setOpened(null),
    }),
    [store, version, sendCommand, opened],
  );
}
