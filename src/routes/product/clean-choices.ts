import type { ApolloClient } from '@apollo/client';
import { readChoices, writeChoices } from '../../features/product/choices-url.ts';
import { ProductChoicesDocument } from './ProductChoices.generated.ts';

interface ChoicesQuestion {
  search: URLSearchParams;
  params: Readonly<Record<string, string | undefined>>;
  client: () => ApolloClient;
}

/** The query of a product's URL with nothing but choices that it offers, in its own order. */
export async function cleanChoices({ search, params, client }: ChoicesQuestion): Promise<URLSearchParams> {
  const { data } = await client().query({
    query: ProductChoicesDocument,
    variables: { url: params['slug'] ?? '' },
  });
  const product = data?.sellProduct;
  return product ? writeChoices(product, readChoices(product, search)) : new URLSearchParams();
}
