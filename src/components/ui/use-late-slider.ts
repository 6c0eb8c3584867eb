import { useCallback, useRef } from 'react';
import type { RefCallback } from 'react';
import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider';
import { useRefAfterPaint } from './use-ref-after-paint.ts';

/**
 * Slides are as wide as their own style says. The slider's own widths, in px of a moment ago, would keep the height of a
 * window that is turned or photographed, and all below it would stand elsewhere.
 */
const OWN_WIDTHS: KeenSliderOptions = { slides: { perView: 'auto' } };

/** The slide that a finger has brought into sight by then, which the slider moves there itself from now on. */
function scrolledTo(node: HTMLElement): KeenSliderOptions {
  // Where reading goes the other way it is below 0.
  const initial = Math.round(Math.abs(node.scrollLeft) / node.clientWidth);
  node.scrollLeft = 0;
  return initial > 0 ? { initial } : {};
}

interface LateSlider {
  containerRef: RefCallback<HTMLElement>;
  /** Does this to the slider; what is asked for last before that is there is done when it is. */
  tell: (action: (slider: KeenSliderInstance) => void) => void;
}

/**
 * A slider over a container that scrolls by itself, its code fetched when that has been painted; without it the container
 * goes on scrolling.
 * @param optionsOf stable, as from `useCallback`; another one makes the slider anew
 */
export function useLateSlider(optionsOf: () => KeenSliderOptions): LateSlider {
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
  const tell = useCallback((action: (made: KeenSliderInstance) => void) => {
    if (slider.current) action(slider.current);
    else waiting.current = action;
  }, []);
  return { containerRef: useRefAfterPaint(attach), tell };
}
