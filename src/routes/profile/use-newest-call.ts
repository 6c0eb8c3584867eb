import { useRef, useState } from 'react';

/**
 * Makes one call at a time, as the host keeps what it handles last. Of the calls requested meanwhile only the
 * newest is made.
 */
export function useNewestCall() {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const next = useRef<(() => Promise<void>) | null>(null);
  return {
    busy,
    request: async (call: () => Promise<void>) => {
      next.current = call;
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      try {
        while (next.current) {
          const newest: () => Promise<void> = next.current;
          next.current = null;
          await newest();
        }
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    /** Drops the call that has not been made yet. */
    drop: () => void (next.current = null),
  };
}
