import type { Page } from '@playwright/test';

/** Resolves when no colour fades any more: what fades begins with the next frame, and what fades behind it with a later one. */
export const coloursRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isShown = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true });
    // In what is too far away to be rendered, time stands still.
    const fades = () =>
      document.getAnimations().filter((fade) => fade instanceof CSSTransition && isShown(fade));
    do {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      await Promise.allSettled(fades().map(({ finished }) => finished));
    } while (fades().length > 0);
  });
