import { bareRoot } from './group-seed.ts';

/** The roots under which other parts of the shop insert their nodes (ENT-05). */
export const otherRoots = [
  bareRoot('cognito', 'menu'),
  bareRoot('cognito', 'group'),
  bareRoot('sell', 'sku'),
  bareRoot('sell', 'invoice'),
  bareRoot('sell', 'shipping region postcode'),
  bareRoot('sell', 'product group addon'),
  bareRoot('sell', 'shipping type'),
  bareRoot('sell', 'shipping cost'),
];
