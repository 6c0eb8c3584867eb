import { readPageProse } from './page-prose.ts';
import type { PageProse } from './page-prose.ts';
import { factsAsHtml } from './facts.ts';
import { pageHeading, textBlock } from './page-seed.ts';
import type { BlockSeed, PageSeed } from './page-seed.ts';

/** Shown below the pages about shipping and refunds (A01). */
const consumerLaw: BlockSeed = {
  name: 'Australian Consumer Law',
  template: 'core/html',
  variables: {
    html: '<p><strong>This does not limit your rights under the Australian Consumer Law.</strong></p>',
  },
  box: { margin_top: 4, margin_bottom: 16 },
};

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** The text of a page with its key facts next to it. */
function textWithFacts({ page, parts, facts }: PageProse): BlockSeed {
  return {
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
}

async function policyPage(slug: string, under: BlockSeed[]): Promise<PageSeed> {
  const prose = await readPageProse(slug);
  const { page } = prose;
  return { ...page, blocks: [pageHeading(page.name), textWithFacts(prose), ...under] };
}

/** `/shipping-and-returns`. */
export const readShippingPage = (): Promise<PageSeed> => policyPage('shipping-and-returns', [consumerLaw]);

/** `/terms-and-conditions`, with the 30-day refund policy. */
export const readTermsPage = (): Promise<PageSeed> => policyPage('terms-and-conditions', [consumerLaw]);

/** `/gift-vouchers`, where they are bought and redeemed, with information below. */
export async function readVouchersPage(): Promise<PageSeed> {
  const prose = await readPageProse('gift-vouchers');
  const { page } = prose;
  const [intro = '', ...parts] = prose.parts;
  const text = textWithFacts({ ...prose, parts });
  return { ...page, blocks: [pageHeading(page.name), textBlock('Introduction', intro), voucherBlock, text] };
}

const voucherBlock: BlockSeed = {
  name: 'Gift vouchers',
  template: 'gift_voucher_purchase',
  variables: { heading: '', html: '', amounts: '25|50|100|200', allow_custom_amounts: '1' },
};

/** `/privacy-policy`. */
export const readPrivacyPage = (): Promise<PageSeed> => policyPage('privacy-policy', []);
