import type { TypePolicies } from '@apollo/client';
import { embedded, replaced } from '../../graphql/field-policies.ts';

/** How the cache keeps searches: by what was asked. */
export const searchTypePolicies: TypePolicies = {
  Query: {
    fields: {
      sellProductSearch: { keyArgs: ['query', 'first', 'offset'], merge: false },
      sellSearchSuggestions: { keyArgs: ['query'], merge: false },
    },
  },
  ProductSearch: { ...embedded, fields: replaced('products') },
  SearchSuggestions: { ...embedded, fields: replaced('products', 'categories', 'pages') },
};
