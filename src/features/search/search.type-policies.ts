import type { TypePolicies } from '@apollo/client';
import { notNormalized, replacedLists } from '../../graphql/field-policies.ts';

/** Cache policies of searches: by their arguments. */
export const searchTypePolicies: TypePolicies = {
  Query: {
    fields: {
      sellProductSearch: { keyArgs: ['query', 'first', 'offset'], merge: false },
      // The field and the results request different parts of the same object.
      sellSearchSuggestions: { keyArgs: ['query'], merge: true },
    },
  },
  ProductSearch: { ...notNormalized, fields: replacedLists('products') },
  SearchSuggestions: { ...notNormalized, fields: replacedLists('products', 'categories', 'pages') },
};
