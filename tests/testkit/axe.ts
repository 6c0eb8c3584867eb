import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Creates an accessibility check of a page. Runs in the page itself: the shop embeds no other sites, and
 * merging results across frames would open another page each time. Reports only violations, since describing
 * passes took a third of the time.
 */
export const axeOn = (page: Page): AxeBuilder =>
  Object.assign(new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }), {
    // For frames. In the page itself it would load axe a second time.
    inject: () => Promise.resolve(),
  });
