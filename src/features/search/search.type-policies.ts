import type { TypePolicies } from '@apollo/client';
import { embedded, replaced } from '../../graphql/field-policies.ts';

/** How the cache keeps searches: by what was asked. */
export const searchTypePolicies: TypePolicies = {
  Query: {
    fields: {
      sellProductSearch: { keyArgs: ['query', 'first', 'offset'], merge: false },
      // The field and the results ask for different parts of the same.
      sellSearchSuggestions: { keyArgs: ['query'], merge: true },
    },
  },
  ProductSearch: { ...embedded, fields: replaced('products') },
  SearchSuggestions: { ...embedded, fields: replaced('products', 'categories', 'pages') },
};
