import { createContext, useContext, useEffect, useState } from 'react';

/** The block clock ticks once a minute (specification section 9). */
const BLOCK_CLOCK_MS = 60_000;

/** The instant at which the page was rendered: the first reading of every clock, on both sides. */
export const RenderedAtContext = createContext<Date>(new Date(0));

/** The time by which blocks show and hide: the render's own until hydration, then now, every 60 s (BLK-04). */
export function useBlockClock(): Date {
  const [now, setNow] = useState(useContext(RenderedAtContext));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, BLOCK_CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
