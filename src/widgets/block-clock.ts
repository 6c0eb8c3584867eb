import { createContext, startTransition, use, useEffect, useState } from 'react';
import { useHydrated } from '../components/layout/use-hydrated.ts';

/** The block clock ticks once a minute (specification section 9). */
const BLOCK_CLOCK_MS = 60_000;

/** The instant at which the page was rendered: the first reading of the clock while hydrating, on both sides. */
export const RenderedAtContext = createContext<Date>(new Date(0));

/** The time by which the blocks and widgets of a page show and hide. */
export const BlockClockContext = createContext<Date>(new Date(0));

/** One clock for a whole page: the render's own time until it is hydrated, then now, every 60 s (BLK-04). */
export function useBlockClock(): Date {
  const renderedAt = use(RenderedAtContext);
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => (hydrated ? new Date() : renderedAt));
  useEffect(() => {
    // All widgets hear of it: in pieces, and not before they are taken over.
    const tick = () => startTransition(() => setNow(new Date()));
    tick();
    const timer = setInterval(tick, BLOCK_CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
