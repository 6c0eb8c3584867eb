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

/** `/gift-vouchers`, where they are bought and redeemed: what there is to know stands below. */
export async function readVouchersPage(): Promise<PageSeed> {
  const { blocks = [], ...page } = await policyPage('gift-vouchers', []);
  const [heading, intro, ...rest] = blocks;
  return { ...page, blocks: [heading, intro, voucherBlock, ...rest].filter((block) => block !== undefined) };
}

const voucherBlock: BlockSeed = {
  name: 'Gift vouchers',
  template: 'gift_voucher_purchase',
  variables: { heading: '', html: '', amounts: '25|50|100|200', allow_custom_amounts: '1' },
};

/** `/privacy-policy`. */
export const readPrivacyPage = (): Promise<PageSeed> => policyPage('privacy-policy', []);
