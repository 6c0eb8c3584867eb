import type { Page } from '@playwright/test';

/** Resolves when all colour transitions have ended; one may start in the next frame, and another after it. */
export const coloursRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isShown = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true });
    // Transitions of skipped, off-screen content do not progress.
    const fades = () =>
      document.getAnimations().filter((fade) => fade instanceof CSSTransition && isShown(fade));
    do {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      await Promise.allSettled(fades().map(({ finished }) => finished));
    } while (fades().length > 0);
  });
