import type { Page } from '@playwright/test';

/** Resolves when all visible transitions have ended; one may start in the next frame, and another after it. */
export const transitionsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isShown = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true });
    // Transitions of skipped, off-screen content do not progress.
    const running = () =>
      document.getAnimations().filter((one) => one instanceof CSSTransition && isShown(one));
    do {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      await Promise.allSettled(running().map(({ finished }) => finished));
    } while (running().length > 0);
  });
