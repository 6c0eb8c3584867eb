import type { ProductSeed } from './product-seed.ts';

export const moreGiftPacksProducts: ProductSeed[] = [
  {
    slug: 'teacher-gift-pack',
    name: 'Teacher Gift Pack',
    title: 'Teacher Gift Pack from the Whole Class',
    metaDescription:
      'A mug, a slate coaster and a key ring for a teacher, all with the same words, in one wrapped box. One card signed by the class. Quoted by e-mail.',
    blurb: 'A mug, a coaster and a key ring that thank the same person.',
    description: [
      'One parent collects, one teacher is thanked properly. In the box are a mug with a message baked into the glaze, a round slate coaster and a timber key ring with the class and the year.',
      'Prices vary with what goes in. Tell us the name, the class and what each family puts in, and we send you a quote by e-mail within one working day.',
    ],
    material: 'Stoneware, natural slate, birch ply; box of recycled board',
    size: 'Box 220 × 160 × 74 mm',
    care: 'The mug goes in the dishwasher, the slate is wiped, the key ring is carried.',
    facts: { Price: 'Prices vary and are quoted by e-mail' },
    brand: 'Kerf & Grain',
    groups: ['gift-packs', 'christmas-teachers'],
    added: '2026-05-28',
    code: 'TGP',
    cents: null,
    relateds: ['sublimated-mug', 'engraved-slate-coasters', 'kookaburra-key-ring'],
  },
  {
    slug: 'client-gift-pack',
    name: 'Client Gift Pack',
    title: 'Client Gift Pack with Your Logo',
    metaDescription:
      'An insulated bottle, a bamboo pen and a brass card with your logo in one dark box, packed and posted to each of your clients. Quoted by e-mail.',
    blurb: 'A bottle, a pen and a brass card with your logo, posted to each client.',
    description: [
      'Three useful things, one logo, no plastic. We engrave the bottle, the pen and a brass card with a line of thanks, pack them in a dark box with a satin ribbon, and post them to every address on your list.',
      'Prices vary with what goes in and how many there are. Tell us the number and the budget, and we send you a quote with a drawing by e-mail within one working day.',
    ],
    material: 'Coated steel, bamboo, brass; box of recycled board',
    size: 'Box 220 × 160 × 74 mm; bottle 74 × 220 mm packed beside it',
    care: 'Wash the bottle by hand. Brass darkens; metal polish brings it back.',
    facts: { Price: 'Prices vary and are quoted by e-mail' },
    brand: 'Kerf & Grain',
    groups: ['gift-packs', 'promotional-products', 'christmas-clients'],
    added: '2026-06-19',
    code: 'CGP',
    cents: null,
    relateds: ['engraved-logo-pens', 'metal-business-cards', 'insulated-bottle'],
  },
];
