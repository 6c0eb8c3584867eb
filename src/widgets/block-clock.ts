import { createContext, startTransition, use, useEffect, useState } from 'react';
import { useHydrated } from '../components/layout/use-hydrated.ts';

/** Interval between ticks of the block clock (specification section 9). */
const BLOCK_CLOCK_MS = 60_000;

/** Instant at which the page was rendered: the clock's first reading during hydration, on both sides. */
export const RenderedAtContext = createContext<Date>(new Date(0));

/** The time by which blocks and widgets of a page show and hide. */
export const BlockClockContext = createContext<Date>(new Date(0));

/** One clock for a whole page: the render's time until hydration, then now, every 60 s (BLK-04). */
export function useBlockClock(): Date {
  const renderedAt = use(RenderedAtContext);
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => (hydrated ? new Date() : renderedAt));
  useEffect(() => {
    // `startTransition`, since every widget re-renders: interruptible, and only after hydration.
    const tick = () => startTransition(() => setNow(new Date()));
    tick();
    const timer = setInterval(tick, BLOCK_CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
