import KeenSlider from 'keen-slider';
import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider';

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

/** Measures again when the width changes with the window as it is: a tab that was hidden had none. */
function followWidth(slider: KeenSliderInstance, node: HTMLElement): void {
  let width = node.clientWidth;
  const observer = new ResizeObserver(() => {
    // Heights also change while slides move, which an update would end.
    if (node.clientWidth === width || node.clientWidth === 0) return;
    width = node.clientWidth;
    slider.update();
  });
  observer.observe(node);
  slider.on('destroyed', () => observer.disconnect());
}

/** Turns a scrolling container into a slider. */
export function startSlider(node: HTMLElement, options: KeenSliderOptions): KeenSliderInstance {
  const slider = new KeenSlider(node, { ...OWN_WIDTHS, ...options, ...scrolledTo(node) });
  followWidth(slider, node);
  return slider;
}
