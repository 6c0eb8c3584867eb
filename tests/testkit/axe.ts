import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Looks for barriers on a page. All in the page itself: no screen of the shop frames another site, and gathering
 * what several sites' frames have found would open a second page each time.
 */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();
