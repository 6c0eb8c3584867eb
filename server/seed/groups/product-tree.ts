import { category } from './group-seed.ts';
import type { TreeSeed } from './group-seed.ts';

const laserKut = category(
  'laser-kut',
  'Laser Kut Products',
  [
    'Cut or engraved by a beam of light as thin as a hair. Pick a material: each one takes the laser in its own way, from frosted glass to scorched timber.',
    'Most pieces can carry your own words, a name or a date.',
  ],
  [
    category('slate', 'Slate', [
      'Natural slate engraves to a soft pale grey that never fades. Every piece is split by hand, so no two edges are the same. We seal the face and put feet underneath to spare your table.',
    ]),
    category('marble', 'Marble', [
      'Cool, heavy and made to be passed around the table. The laser frosts the polished face, so a name or a date sits quietly in the stone. Each slab has its own veins, and yours will differ a little from the picture.',
    ]),
    category('laser-kut-wood', 'Wood', [
      'Birch ply, pine, walnut and Australian hardwoods, cut to a clean dark edge. We sand and oil every piece by hand. The grain is never the same twice, and that is the point.',
    ]),
    category('bamboo', 'Bamboo', [
      'Bamboo is hard, light and kind to knives, and the laser burns it to a deep warm brown. These pieces belong in a kitchen that is used every day.',
    ]),
    category('laser-kut-cork', 'Cork', [
      'Cork is soft underfoot, quiet on the table and good with heat. We cut our own patterns right through it and engrave names along the edge. It wipes clean with a damp cloth.',
    ]),
    category('laser-kut-glass', 'Glass', [
      'We frost names, dates and drawings into glass that you can keep using. There is no paint and no sticker, so nothing can wash off.',
    ]),
    category('laser-kut-acrylic', 'Acrylic', [
      'Clear, black, mirrored or in full colour: acrylic leaves the laser with an edge like polished glass. Good for cake toppers, signs and anything that should shine.',
    ]),
    category('metals', 'Metals', [
      'Stainless steel, brass and anodised aluminium, marked for good. Small pieces for collars, keys and pockets, with lettering that stays readable for years.',
    ]),
    category('signs-tags', 'Signs Tags & Plaques', [
      'House numbers, door signs, opening hours and plaques. Tell us the words and where the sign will hang, and we choose a material that lasts there. All hardware for mounting is in the box.',
    ]),
    category('drink-bottles', 'Drink Bottles', [
      'Insulated steel bottles with the name engraved through the powder coat, so it cannot peel. They keep water cold from the first bell to the drive home.',
    ]),
  ],
);

const promotional = category(
  'promotional-products',
  'Promotional Products',
  [
    'Useful things with your name on them, from ten pieces upwards. Send us your logo in any shape it is in; we tidy it up and show you a drawing before we start.',
  ],
  [
    category('usb-sticks', 'USB Sticks', [
      'Memory sticks in timber and bamboo with your logo or a name engraved. Photographers, schools and weddings order them most. We can load your files before we post them.',
    ]),
  ],
);

const kricut = category(
  'kricut-products',
  'Kricut Products',
  [
    'Cut from vinyl instead of by the laser: crisp lettering and bright colour on shirts, labels, lanterns and school gear.',
    'Everything here can be made with the name you type.',
  ],
  [
    category('labels', 'Labels', [
      'Waterproof vinyl labels for lunch boxes, pantry jars and everything that gets lost at school. They survive the dishwasher and peel off cleanly when you want them to.',
    ]),
    category('clothing', 'Clothing', [
      'Soft cotton with names and pictures pressed on by hand. Sizes run true; there is a chart beside each piece. Wash inside out and the print will outlive the shirt.',
    ]),
    category('key-rings', 'Key Rings', [
      'Small, light and easy to find at the bottom of a bag. Pick the colour of the lettering and the tassel, and we do the rest. A good thank-you for a whole class or team.',
    ]),
    category('school', 'School', [
      'Bag tags, pencil tins and first-day boards, made to be dropped. Names are large enough to read across a playground. Order early: January is our busiest month.',
    ]),
    category('lanterns', 'Lanterns', [
      'Metal lanterns with a few words on the glass and a flickering LED candle inside. Made for weddings, verandahs and remembering someone.',
    ]),
  ],
);

/** The shop's own categories (SHP-07); its root stands for `/shop`. */
export const productTree: TreeSeed = {
  ...category('shop', 'Shop', [
    'Everything is cut, engraved and packed in our workshop in Gladstone, Queensland. Choose a material or an occasion and make it yours.',
  ]),
  namespace: 'sell',
  model: 'product',
  children: [
    category('specials', 'Specials', [
      'Ends of runs, seasonal pieces and a few favourites at a lower price. The same work and the same care as everything else, while they last.',
    ]),
    laserKut,
    promotional,
    kricut,
    category('gift-packs', 'Gift Packs', [
      'A box of things that belong together, packed in shredded kraft with a hand-written card. Prices vary with what goes in, so tell us what you have in mind and we send you a quote by e-mail.',
    ]),
    category('sublimation-products', 'Sublimation Products', [
      'Full-colour pictures baked into mugs, mats and cushions, so that there is no edge to peel. Bright, smooth to the touch and safe in the dishwasher.',
    ]),
  ],
};
