import type { KeenSliderOptions } from 'keen-slider';
import { useCallback, useEffect, useState } from 'react';
import type { RefCallback } from 'react';
import { useDeferredSlider } from '../../components/ui/use-deferred-slider.ts';
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts';

/** How long a slide is shown (specification section 2, slider). */
const SLIDE_DELAY_MS = 4000;

export interface Slider {
  /** True once the script has replaced scroll-snap. */
  ready: boolean;
  current: number;
  playing: boolean;
  toggle: () => void;
  next: () => void;
  previous: () => void;
}

/**
 * Shows one slide at a time, each for 4000 ms, and continues after interaction (GAL-04). It waits while `paused` and in a
 * hidden tab, can be paused, and does not play automatically under reduced motion (A71).
 */
export function useSlider(
  count: number,
  paused: boolean,
): [containerRef: RefCallback<HTMLElement>, slider: Slider] {
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(true);
  const loop = count > 1;
  const optionsOf = useCallback((): KeenSliderOptions => {
    const still = prefersReducedMotion();
    return {
      selector: ':scope > *',
      loop,
      rtl: document.documentElement.dir === 'rtl',
      // No animation under reduced motion.
      ...(still ? { defaultAnimation: { duration: 0 } } : {}),
      slideChanged: ({ track }) => setCurrent(track.details.rel),
      created({ slides, track }) {
        // Without slides the track has no details.
        if (slides.length > 0) setCurrent(track.details.rel);
        setReady(true);
        if (still) setPlaying(false);
      },
    };
  }, [loop]);
  const { containerRef, withSlider } = useDeferredSlider(optionsOf);
  const next = useCallback(() => withSlider((made) => made.next()), [withSlider]);
  useSlideClock(playing && !paused && loop, next);
  const slider: Slider = {
    ready,
    current,
    playing,
    toggle: () => setPlaying((on) => !on),
    next,
    previous: () => withSlider((made) => made.prev()),
  };
  return [containerRef, slider];
}

/** Calls `next` every 4000 ms while `runs`, except in a hidden tab. */
function useSlideClock(runs: boolean, next: () => void): void {
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, SLIDE_DELAY_MS);
    return () => clearInterval(timer);
  }, [runs, next]);
}
