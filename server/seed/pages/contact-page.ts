import { textBlock } from './page-seed.ts';
import type { PageSeed } from './page-seed.ts';

/** `/contact` (RT-13). */
export const contactPage: PageSeed = {
  slug: 'contact',
  url: '/contact',
  name: 'Contact Us',
  title: 'Contact us',
  metaDescription:
    'Ask us anything about engraving, sizes, quotes for schools and clubs, or an order that is on its way. We answer within one business day.',
  updatedAt: '2026-10-28T00:00:00.000Z',
  blocks: [
    { name: 'Heading', template: 'heading', variables: { heading: 'Contact Us', level: 'h1' } },
    textBlock(
      'Invitation',
      [
        '<p>Fill out the form below to contact us.</p>',
        '<p>For a quote, tell us what you have in mind, how many, and the day it must be there. We answer by e-mail within one business day.</p>',
      ].join('\n'),
    ),
    { name: 'Form', template: 'form', form: 'contact', variables: {} },
    {
      name: 'Questions',
      template: 'faq',
      variables: {
        heading: 'Asked often',
        pagecontent: '<p>Perhaps it has been answered already.</p>',
        group: 'orders',
      },
      box: { margin_top: 8, margin_bottom: 8 },
    },
  ],
};
