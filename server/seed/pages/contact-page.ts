import type { PageSeed } from './page-seed.ts';

const invitation = [
  '<p>Fill out the form below to contact us.</p>',
  '<p>For a quote, tell us what you have in mind, how many, and the day it must be there.</p>',
].join('\n');

const facts = [
  '<h2>We answer within one business day</h2>',
  '<p>By e-mail, and by the person who makes your order.</p>',
  '<h3>The workshop</h3>',
  '<p>Kerf &amp; Grain<br>Gladstone QLD 4680</p>',
  '<h3>When we are at the bench</h3>',
  '<p>Monday to Friday, 9 am to 4 pm. If you want to collect something, write to us first.</p>',
].join('\n');

/** `/contact` (RT-13): the form, with location and opening hours next to it. */
export const contactPage: PageSeed = {
  slug: 'contact',
  url: '/contact',
  name: 'Contact Us',
  title: 'Contact us',
  metaDescription:
    'Ask us anything about engraving, sizes, quotes for schools and clubs, or an order that is on its way. We answer within one business day.',
  updatedAt: '2026-10-28T00:00:00.000Z',
  rows: [
    {
      type: 'columns',
      blocks: [
        {
          width: 7,
          widgets: [
            { template: 'heading', variables: { heading: 'Contact Us', level: 'h1' } },
            { template: 'core/html', variables: { html: invitation } },
            { template: 'form', form: 'contact', variables: {} },
          ],
        },
        {
          width: 4,
          offset: 1,
          widgets: [
            { template: 'core/html', variables: { html: facts } },
            {
              template: 'google_map',
              variables: { location: 'Gladstone QLD 4680', height: '220', zoom: 12 },
            },
          ],
        },
      ],
    },
    {
      type: 'columns',
      blocks: [
        {
          widgets: [
            {
              template: 'faq',
              variables: {
                heading: 'Asked often',
                pagecontent: '<p>Perhaps it has been answered already.</p>',
                group: 'orders',
              },
            },
          ],
        },
      ],
    },
  ],
};
