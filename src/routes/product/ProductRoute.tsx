import { useLoaderData, useParams } from 'react-router';
import type { ScreenModule } from '../../lib/screen-module.ts';
import { withRedirectFallback } from '../../features/redirects/with-redirect-fallback.ts';
import { clientOf, ownVisitOf } from '../../graphql/route-context.ts';
import { photoSource } from '../../features/product/photo-source.ts';
import { notFound } from '../../lib/not-found.ts';
import { ProductPageDocument, useProductPageQuery } from './ProductPage.generated.ts';
import { ProductScreen } from './ProductScreen.tsx';

/**
 * Preloads a product; an unknown slug is the shop's own 404 (GRD-14). Gives what a form of it was refused with, where
 * that was sent without script.
 */
export const loader = withRedirectFallback(async ({ context, params }) => {
  const url = params['slug'] ?? '';
  const client = clientOf(context);
  const { data } = await client.query({ query: ProductPageDocument, variables: { url } });
  if (!data?.sellProduct) throw notFound('shop');
  return ownVisitOf(context).refused;
});

/** The photo that the product opens with. */
export const firstPictures: ScreenModule['firstPictures'] = ({ client, params }) => {
  const variables = { url: params['slug'] ?? '' };
  const photos = client.readQuery({ query: ProductPageDocument, variables })?.sellProduct?.photos ?? [];
  return photos.slice(0, 1).map(({ photo }) => photoSource(photo));
};

/** `/product/{slug}`. The key gives every product its own choices. */
export function Component() {
  const url = useParams()['slug'] ?? '';
  const { data } = useProductPageQuery({ variables: { url } });
  const refused = useLoaderData<typeof loader>();
  if (!data?.sellProduct) return null;
  return (
    <div className="product-sheet">
      <ProductScreen key={url} product={data.sellProduct} postage={data.sellPostage} refused={refused} />
    </div>
  );
}
