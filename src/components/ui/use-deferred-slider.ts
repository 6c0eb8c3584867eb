import { useCallback, useRef } from 'react';
import type { RefCallback } from 'react';
import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider';
import { useRefAfterPaint } from './use-ref-after-paint.ts';

/**
 * Keeps the slides at their CSS widths. The slider's px widths would keep an outdated height when the window
 * is rotated or captured, and shift everything below.
 */
const OWN_WIDTHS: KeenSliderOptions = { slides: { perView: 'auto' } };

/** Starts the slider at the slide a finger has scrolled to; from now on the slider positions it, not the scroll. */
function scrolledTo(node: HTMLElement): KeenSliderOptions {
  // `scrollLeft` is negative in right-to-left layouts.
  const initial = Math.round(Math.abs(node.scrollLeft) / node.clientWidth);
  node.scrollLeft = 0;
  return initial > 0 ? { initial } : {};
}

interface DeferredSlider {
  containerRef: RefCallback<HTMLElement>;
  /** Runs an action on the slider; before it has loaded, only the last action is queued and runs afterwards. */
  withSlider: (action: (slider: KeenSliderInstance) => void) => void;
}

/**
 * Turns a scrolling container into a slider after it is painted; without the slider's code it keeps
 * scrolling.
 * @param optionsOf stable, as from `useCallback`; a new one recreates the slider
 */
export function useDeferredSlider(optionsOf: () => KeenSliderOptions): DeferredSlider {
  const slider = useRef<KeenSliderInstance | null>(null);
  const container = useRef<HTMLElement | null>(null);
  const waiting = useRef<((made: KeenSliderInstance) => void) | null>(null);
  const attach = useCallback(
    (node: HTMLElement | null) => {
      slider.current?.destroy();
      slider.current = null;
      container.current = node;
      if (!node) return;
      import('keen-slider').then(
        ({ default: KeenSlider }) => {
          if (container.current !== node || slider.current) return;
          slider.current = new KeenSlider(node, { ...OWN_WIDTHS, ...optionsOf(), ...scrolledTo(node) });
          waiting.current?.(slider.current);
          waiting.current = null;
        },
        () => undefined,
      );
    },
    [optionsOf],
  );
  const withSlider = useCallback((action: (made: KeenSliderInstance) => void) => {
    if (slider.current) action(slider.current);
    else waiting.current = action;
  }, []);
  return { containerRef: useRefAfterPaint(attach), withSlider };
}
