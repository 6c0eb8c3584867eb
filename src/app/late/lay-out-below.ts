/** Resolves once the browser has drawn. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Has the browser lay out what stands below the first look, a part a frame (`.below` in `base.css`). */
export async function layOutBelow(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('.below')) {
    part.style.contentVisibility = 'visible';
    await nextFrame();
  }
  delete document.documentElement.dataset['below'];
}
