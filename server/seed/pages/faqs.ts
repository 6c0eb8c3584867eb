/** A question that customers ask; `key` is what the seed remembers it by. */
export interface FaqSeed {
  key: string;
  question: string;
  /** HTML */
  answer: string;
  group: 'orders' | 'making';
}

/** The questions that the shop is asked most. */
export const faqSeeds: FaqSeed[] = [
  {
    key: 'how-long',
    question: 'How long until my order is here?',
    answer:
      '<p>We make and pack your order in 2 to 3 business days. Standard Post then takes 3 to 5 business days, Express Post 2 to 3.</p>',
    group: 'orders',
  },
  {
    key: 'cost-of-post',
    question: 'What does postage cost?',
    answer:
      '<p>Standard Post is $10.60 and Express Post $14.10, anywhere in Australia. Orders over $200.00 go by Standard Post for free, and delivery in Gladstone and Calliope QLD is free as well. More in <a href="/shipping-and-returns">Shipping and returns</a>.</p>',
    group: 'orders',
  },
  {
    key: 'change-words',
    question: 'I have found a spelling mistake. Can you still change it?',
    answer:
      '<p>Write to us straight away through the <a href="/contact">contact form</a> with your order number. As long as the laser has not started, changing words is free. Once they are in the slate, they stay there.</p>',
    group: 'orders',
  },
  {
    key: 'tracking',
    question: 'Why does my tracking number not work?',
    answer:
      '<p>Tracking takes up to 48 hours to appear after our shipping e-mail. If your parcel has not arrived within 5 days of that e-mail, tell us and we will ask the post for you.</p>',
    group: 'orders',
  },
  {
    key: 'gift-packs',
    question: 'Why do gift packs have no price?',
    answer:
      '<p>Because no two are the same. Put what you like in the pack, tell us who it is for, and we send you a quote by e-mail.</p>',
    group: 'orders',
  },
  {
    key: 'own-drawing',
    question: 'Can you engrave my own drawing or logo?',
    answer:
      '<p>Yes. Lines work best: a child’s drawing in black pen, a logo as PDF or SVG, a signature on white paper. Photos are possible on slate and sublimation products. Hannah sends you a proof before anything is cut.</p>',
    group: 'making',
  },
  {
    key: 'letters',
    question: 'How many letters fit?',
    answer:
      '<p>Each product says so where you type your words. If you need more, write to us: often a smaller font or a second line does it.</p>',
    group: 'making',
  },
  {
    key: 'dishwasher',
    question: 'Can it go in the dishwasher?',
    answer:
      '<p>Glass and steel bottles can, on the top shelf. Timber, bamboo, cork and slate cannot: wash them by hand and let them dry standing up. Each product has its own line about care.</p>',
    group: 'making',
  },
];
