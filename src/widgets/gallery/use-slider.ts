import { useKeenSlider } from 'keen-slider/react';
import { useEffect, useState } from 'react';
import type { RefCallback } from 'react';
import { useRefAfterPaint } from '../../components/ui/use-ref-after-paint.ts';

/** How long a slide stands (specification section 2, slider). */
const SLIDE_DELAY_MS = 4000;

export interface Slider {
  /** True once the script has taken over from scroll-snap. */
  ready: boolean;
  current: number;
  playing: boolean;
  toggle: () => void;
  /** Something holds the show for the moment: pointer, focus. */
  hold: (held: boolean) => void;
  next: () => void;
  previous: () => void;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * One slide at a time, every 4000 ms, on and on after interaction (GAL-04); it waits under the pointer, with
 * focus inside and in a hidden tab, has a pause, and does not play by itself under reduced motion (A71).
 */
export function useSlider(count: number): [containerRef: RefCallback<HTMLElement>, slider: Slider] {
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const [attach, keen] = useKeenSlider({
    selector: ':scope > *',
    loop: count > 1,
    rtl: typeof document !== 'undefined' && document.documentElement.dir === 'rtl',
    slideChanged: (instance) => setCurrent(instance.track.details.rel),
    created: (instance) => {
      setReady(true);
      if (!prefersStillness()) return;
      setPlaying(false);
      // Slides change at once where nothing may move.
      instance.update({ ...instance.options, defaultAnimation: { duration: 0 } });
    },
  });
  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) keen.current?.next();
    }, SLIDE_DELAY_MS);
    return () => clearInterval(timer);
  }, [playing, held, count, keen]);
  const slider: Slider = {
    ready,
    current,
    playing,
    toggle: () => setPlaying((on) => !on),
    hold: setHeld,
    next: () => keen.current?.next(),
    previous: () => keen.current?.prev(),
  };
  return [useRefAfterPaint(attach), slider];
}
