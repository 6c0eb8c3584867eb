import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 150;

/** One letter or digit says too little to ask the shop with. */
export const MIN_ASKED_LENGTH = 2;

/** What was typed when nobody typed for a moment; `first` until then. */
export function useTypingPause<First extends string | null>(typed: string | First, first: First) {
  const [paused, setPaused] = useState<string | First>(first);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
