import type { ApolloClient } from '@apollo/client';
import { readChoices, writeChoices } from '../../features/product/choices-url.ts';
import { ProductChoicesDocument } from './ProductChoices.generated.ts';

interface ChoicesRequest {
  search: URLSearchParams;
  params: Readonly<Record<string, string | undefined>>;
  client: () => ApolloClient;
}

/** Normalises the query of a product's URL: only valid choices, in the product's order. */
export async function cleanChoices({ search, params, client }: ChoicesRequest): Promise<URLSearchParams> {
  const { data } = await client().query({
    query: ProductChoicesDocument,
    variables: { url: params['slug'] ?? '' },
  });
  const product = data?.sellProduct;
  return product ? writeChoices(product, readChoices(product, search)) : new URLSearchParams();
}
