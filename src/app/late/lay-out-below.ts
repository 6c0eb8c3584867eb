import { afterPaint } from '../../lib/after-paint.ts';

/** Has the browser lay out what stands below the first look, a part a frame (`.below` in `base.css`). */
export async function layOutBelow(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('.below')) {
    part.style.contentVisibility = 'visible';
    await new Promise<void>((resolve) => void afterPaint(resolve));
  }
  delete document.documentElement.dataset['below'];
}
