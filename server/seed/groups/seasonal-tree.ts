import { category } from './group-seed.ts';
import type { TreeSeed } from './group-seed.ts';

/** The groups listed under `/shop-christmas`, a separate tree (ENT-05). */
export const seasonalTree: TreeSeed = {
  ...category(
    'christmas',
    'Christmas',
    ['Things for the tree, the table and under the wrapping.'],
    [
      category('christmas-baubles', 'Baubles and Ornaments', [
        'Flat baubles in timber and acrylic with a name or a year, light enough for any branch.',
      ]),
      category('christmas-table', 'Christmas Table', [
        'Boards, coasters and place names for the long lunch.',
      ]),
      category('christmas-stocking-fillers', 'Stocking Fillers', [
        'Small presents with a name on them, most of them under twenty-five dollars.',
      ]),
      category('christmas-teachers', 'Gifts for Teachers', [
        'A thank-you for a whole year of patience, ready to hand over on the last day of term.',
      ]),
      category('christmas-kids', 'Gifts for Kids', [
        'Bottles, bag tags and shirts that go straight from the tree to the new school year.',
      ]),
      category('christmas-home', 'Gifts for the Home', [
        'Signs, lanterns and boards for people who have everything but this.',
      ]),
      category('christmas-clients', 'Gifts for Clients', [
        'Engraved with your logo or their name; ask us for a price for ten or more.',
      ]),
    ],
  ),
  namespace: 'sell',
  model: 'seasonal',
};
