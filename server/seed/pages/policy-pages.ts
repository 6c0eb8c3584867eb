import { readPageProse } from './page-prose.ts';
import { pageHeading, textBlock } from './page-seed.ts';
import type { BlockSeed, PageSeed } from './page-seed.ts';

/** Stands under the pages on shipping and on refunds (A01). */
const consumerLaw: BlockSeed = {
  name: 'Australian Consumer Law',
  template: 'core/html',
  variables: {
    html: '<p><strong>This does not limit your rights under the Australian Consumer Law.</strong></p>',
  },
  box: { margin_top: 4, margin_bottom: 16 },
};

async function policyPage(slug: string, under: BlockSeed[]): Promise<PageSeed> {
  const { page, parts } = await readPageProse(slug);
  const blocks = parts.map((html, index) => textBlock(`Part ${index + 1}`, html));
  return { ...page, blocks: [pageHeading(page.name), ...blocks, ...under] };
}

/** `/shipping-and-returns`. */
export const readShippingPage = (): Promise<PageSeed> => policyPage('shipping-and-returns', [consumerLaw]);

/** `/terms-and-conditions`, with the 30-day refund policy. */
export const readTermsPage = (): Promise<PageSeed> => policyPage('terms-and-conditions', [consumerLaw]);

/** `/gift-vouchers`: that there are none yet, and what to give instead. */
export const readVouchersPage = (): Promise<PageSeed> => policyPage('gift-vouchers', []);

/** `/privacy-policy`. */
export const readPrivacyPage = (): Promise<PageSeed> => policyPage('privacy-policy', []);
