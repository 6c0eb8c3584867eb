import { afterPaint } from '../../lib/after-paint.ts';

/** How long (ms) parts are laid out before the browser may paint and react again. */
const BUSY_FOR_MS = 5;

/** Lays out what is below the first view (`.below` in `base.css`): in each frame as much as it has time for. */
export async function layOutBelow(): Promise<void> {
  let began = performance.now();
  for (const part of document.querySelectorAll<HTMLElement>('.below')) {
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
    if (performance.now() - began < BUSY_FOR_MS) continue;
    await new Promise<void>((resolve) => void afterPaint(resolve));
    began = performance.now();
  }
  delete document.documentElement.dataset['below'];
}
