import type { TypePolicies } from '@apollo/client';
import { notNormalized, picture, replacedLists } from '../../graphql/field-policies.ts';

/** Cache policies of products: one entry per id; pages of a listing by its arguments. */
export const productTypePolicies: TypePolicies = {
  Query: {
    fields: {
      sellProduct: { keyArgs: ['url'] },
      // Screens show one page at a time, so pages are stored separately and never merged.
      sellProducts: { keyArgs: ['group', 'byIsNew', 'filter', 'sort', 'first', 'offset'], merge: false },
      sellProductCount: { keyArgs: ['group', 'byIsNew', 'filter'] },
      sellProductFacets: { keyArgs: ['group', 'filter'], merge: false },
    },
  },
  Product: {
    fields: {
      ...replacedLists(
        'images',
        'groups',
        'skus',
        'addons',
        'productAddons',
        'photos',
        'variations',
        'relateds',
      ),
      image: picture,
      size_chart_image: picture,
    },
  },
  ProductPhoto: { fields: { photo: picture } },
  Sku: { fields: replacedLists('skuVariations') },
  Addon: { fields: replacedLists('addonDropdownOptions') },
  // A variation lists the options of its product, and an add-on's limits are its product's.
  Variation: { ...notNormalized, fields: replacedLists('options') },
  VariationOption: notNormalized,
  ProductAddon: notNormalized,
};
