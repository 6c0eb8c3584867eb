import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Looks for barriers on a page. All in the page itself: no screen of the shop frames another site, and gathering
 * what several sites' frames have found would open a second page each time. Only what is wrong is described: all that
 * is right beside it took a third of the time.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
