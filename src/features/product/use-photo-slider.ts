import type { KeenSliderOptions } from 'keen-slider';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { useDeferredSlider } from '../../components/ui/use-deferred-slider.ts';
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts';

const readsFromRight = () => document.documentElement.dir === 'rtl';

interface PhotoSlider {
  containerRef: RefCallback<HTMLElement>;
  /** True once the script has replaced scroll snapping. */
  ready: boolean;
  /** The initial photo, from 0. */
  first: number;
  /** From 0. */
  current: number;
  show: (index: number) => void;
}

/**
 * Shows one of `count` photos at a time, to be swiped; `chosen` (from 0, -1 for none) is shown as soon as it
 * changes (PRD-10).
 */
export function usePhotoSlider(chosen: number, count: number): PhotoSlider {
  const [first] = useState(Math.max(0, chosen));
  const [current, setCurrent] = useState(first);
  const [ready, setReady] = useState(false);
  const optionsOf = useCallback(
    (): KeenSliderOptions => ({
      selector: ':scope > *',
      initial: first,
      rtl: readsFromRight(),
      // Photos change without animation under reduced motion.
      ...(prefersReducedMotion() ? { defaultAnimation: { duration: 0 } } : {}),
      slideChanged: ({ track }) => setCurrent(track.details.rel),
      created({ slides, track }) {
        // Without slides the track has no details.
        if (slides.length > 0) setCurrent(track.details.rel);
        setReady(true);
      },
    }),
    [first],
  );
  const { containerRef, withSlider } = useDeferredSlider(optionsOf);
  const show = useCallback((index: number) => withSlider((slider) => slider.moveToIdx(index)), [withSlider]);
  const followed = useRef(chosen);
  useEffect(() => {
    if (!ready || chosen === followed.current) return;
    followed.current = chosen;
    if (chosen >= 0) show(chosen);
  }, [chosen, ready, show]);
  const known = useRef(count);
  useEffect(() => {
    if (known.current !== count) withSlider((slider) => slider.update());
    known.current = count;
  }, [count, withSlider]);
  return { containerRef, ready, first, current, show };
}

/**
 * The index of the photo, of `count`, that a key leads to from `current`; `null` for other keys. The arrow
 * keys follow the reading direction.
 */
export function photoForKey(key: string, current: number, count: number): number | null {
  const forwards = readsFromRight() ? 'ArrowLeft' : 'ArrowRight';
  const backwards = readsFromRight() ? 'ArrowRight' : 'ArrowLeft';
  const targets = new Map([
    [forwards, current + 1],
    [backwards, current - 1],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const target = targets.get(key);
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1);
}
