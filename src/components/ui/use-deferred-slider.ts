import { useCallback, useRef } from 'react';
import type { RefCallback } from 'react';
import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider';
import { useRefAfterPaint } from './use-ref-after-paint.ts';

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
      import('./start-slider.ts').then(
        ({ startSlider }) => {
          if (container.current !== node || slider.current) return;
          slider.current = startSlider(node, optionsOf());
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
