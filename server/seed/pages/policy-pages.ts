import { readPageProse } from './page-prose.ts';
import { factsAsHtml } from './facts.ts';
import { pageHeading } from './page-seed.ts';
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

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** A page of text, with what is asked most beside it. */
async function policyPage(slug: string, under: BlockSeed[]): Promise<PageSeed> {
  const { page, parts, facts } = await readPageProse(slug);
  const text: BlockSeed = {
    name: 'Text',
    template: 'article_text',
    fullWidth: true,
    variables: {
      html: parts.join('\n'),
      facts: factsAsHtml({ ...facts, 'Last changed': day.format(new Date(page.updatedAt)) }),
      button_text: 'Write to us',
      button_link: '/contact',
    },
  };
  return { ...page, blocks: [pageHeading(page.name), text, ...under] };
}

/** `/shipping-and-returns`. */
export const readShippingPage = (): Promise<PageSeed> => policyPage('shipping-and-returns', [consumerLaw]);

/** `/terms-and-conditions`, with the 30-day refund policy. */
export const readTermsPage = (): Promise<PageSeed> => policyPage('terms-and-conditions', [consumerLaw]);

/** `/gift-vouchers`: that there are none yet, and what to give instead. */
export const readVouchersPage = (): Promise<PageSeed> => policyPage('gift-vouchers', []);

/** `/privacy-policy`. */
export const readPrivacyPage = (): Promise<PageSeed> => policyPage('privacy-policy', []);
