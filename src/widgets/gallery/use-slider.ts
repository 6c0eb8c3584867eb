import type { KeenSliderOptions } from 'keen-slider';
import { useCallback, useEffect, useState } from 'react';
import type { RefCallback } from 'react';
import { useLateSlider } from '../../components/ui/use-late-slider.ts';

/** How long a slide is shown (specification section 2, slider). */
const SLIDE_DELAY_MS = 4000;

export interface Slider {
  /** True once the script has replaced scroll-snap. */
  ready: boolean;
  current: number;
  playing: boolean;
  toggle: () => void;
  /** Pauses the show temporarily, on hover or focus. */
  hold: (held: boolean) => void;
  next: () => void;
  previous: () => void;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows one slide at a time, every 4000 ms, also after interaction (GAL-04). Waits on hover, with focus
 * inside and in a hidden tab, can be paused, and does not start under reduced motion (A71).
 */
export function useSlider(count: number): [containerRef: RefCallback<HTMLElement>, slider: Slider] {
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const loop = count > 1;
  const optionsOf = useCallback((): KeenSliderOptions => {
    const still = prefersStillness();
    return {
      selector: ':scope > *',
      loop,
      rtl: document.documentElement.dir === 'rtl',
      // No animation under reduced motion.
      ...(still ? { defaultAnimation: { duration: 0 } } : {}),
      slideChanged: ({ track }) => setCurrent(track.details.rel),
      created() {
        setReady(true);
        if (still) setPlaying(false);
      },
    };
  }, [loop]);
  const { containerRef, tell } = useLateSlider(optionsOf);
  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) tell((slider) => slider.next());
    }, SLIDE_DELAY_MS);
    return () => clearInterval(timer);
  }, [playing, held, count, tell]);
  const slider: Slider = {
    ready,
    current,
    playing,
    toggle: () => setPlaying((on) => !on),
    hold: setHeld,
    next: () => tell((made) => made.next()),
    previous: () => tell((made) => made.prev()),
  };
  return [containerRef, slider];
}
