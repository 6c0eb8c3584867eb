import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 150;

/** Minimum number of characters for a request; a single one matches too much. */
export const MIN_QUERY_LENGTH = 2;

/** The typed text after a pause in typing (150 ms); `first` until then. */
export function useTypingPause<First extends string | null>(typed: string | First, first: First) {
  const [paused, setPaused] = useState<string | First>(first);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
