import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { transitionsEnd } from './transitions-end.ts';

/**
 * Creates an accessibility check of a page. Runs in the page itself: the shop embeds no other sites, and
 * merging results across frames would open another page each time. Reports only violations, since describing
 * passes took a third of the time. Waits until all transitions have ended: what fades in lacks
 * contrast, and a button that slides in lacks its name.
 */
export function axeOn(page: Page): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const analyze = builder.analyze.bind(builder);
  return Object.assign(builder, {
    // For frames. In the page itself it would load axe a second time.
    inject: () => Promise.resolve(),
    analyze: async () => {
      await transitionsEnd(page);
      return analyze();
    },
  });
}
