import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '../lib/prefers-reduced-motion.ts';
import type { Entrance } from './entrance.ts';
import { easingCurve, entranceFirstKeyframe } from './entrance.ts';

const canAnimate = (element: HTMLElement) =>
  'IntersectionObserver' in window && typeof element.animate === 'function' && !prefersReducedMotion();

const isInSight = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
};

/**
 * Animates an element once, when scrolled into view (BLK-13). One visible at the start stays; without script
 * or with reduced motion nothing is hidden. Changes only opacity and transform, so nothing shifts.
 */
export function useEntrance(entrance: Entrance | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const settings = JSON.stringify(entrance);
  useEffect(() => {
    const element = ref.current;
    const wanted = JSON.parse(settings) as Entrance | null;
    if (!element || !wanted || !canAnimate(element) || isInSight(element)) return;
    const rtl = getComputedStyle(element).direction === 'rtl';
    const animation = element.animate(
      [entranceFirstKeyframe(wanted, rtl), { opacity: 1, transform: 'none' }],
      {
        duration: wanted.durationMs,
        delay: wanted.delayMs,
        easing: easingCurve(wanted),
        fill: 'backwards',
      },
    );
    animation.pause();
    return startInSight(element, wanted.offsetPx, animation);
  }, [settings]);
  return ref;
}

/** Plays once the element has entered by `offsetPx` or is wholly visible. Returns a cleanup function. */
function startInSight(element: HTMLElement, offsetPx: number, animation: Animation): () => void {
  const watch = (entries: IntersectionObserverEntry[]) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    animation.play();
    stop();
  };
  const observers = [
    new IntersectionObserver(watch, { rootMargin: `0px 0px -${offsetPx}px 0px` }),
    new IntersectionObserver(watch, { threshold: 1 }),
  ];
  const finish = () => animation.finish();
  const stop = () => {
    for (const observer of observers) observer.disconnect();
  };
  for (const observer of observers) observer.observe(element);
  window.addEventListener('beforeprint', finish);
  return () => {
    stop();
    window.removeEventListener('beforeprint', finish);
    animation.cancel();
  };
}
