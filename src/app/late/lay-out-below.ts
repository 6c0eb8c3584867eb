import { afterPaint } from '../../lib/after-paint.ts';

/** Lays out what is below the first view, one part per frame (`.below` in `base.css`). */
export async function layOutBelow(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('.below')) {
    part.style.contentVisibility = 'visible';
    await new Promise<void>((resolve) => void afterPaint(resolve));
  }
  delete document.documentElement.dataset['below'];
}
