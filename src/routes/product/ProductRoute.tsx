import { useEffect, useEffectEvent } from 'react';
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router';
import type { ScreenModule } from '../../lib/screen-module.ts';
import { withRedirectFallback } from '../../features/redirects/with-redirect-fallback.ts';
import { pauseResponses, resumeResponses } from '../../graphql/paused-responses.ts';
import { clientOf, visitorDataOf } from '../../graphql/route-context.ts';
import type { RefusedForm } from '../../graphql/route-context.ts';
import { photoSource } from '../../features/product/photo-source.ts';
import { clearPreview, previewOf } from '../../features/product/product-preview.ts';
import type { ProductPreview } from '../../features/product/product-preview.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { notFound } from '../../lib/not-found.ts';
import { previewProduct } from './preview-product.ts';
import { ProductPageDocument, useProductPageQuery } from './ProductPage.generated.ts';
import { ProductScreen } from './ProductScreen.tsx';

/** The initial state; `null` for a product that is already loaded. */
type Start =
  | { preview: ProductPreview; response: Promise<unknown>; refused?: never }
  | { preview?: never; response?: never; refused: RefusedForm }
  | null;

/**
 * Preloads a product; an unknown slug results in the shop's own 404 (GRD-14). After a press on its card the
 * screen opens immediately with the card's data. Returns the refusal of a form that was submitted without
 * script.
 */
export const loader = withRedirectFallback(async ({ context, params }): Promise<Start> => {
  const url = params['slug'] ?? '';
  const client = clientOf(context);
  const options = { query: ProductPageDocument, variables: { url } };
  const response = client.query(options);
  const preview = previewOf(url);
  if (preview && !client.readQuery(options)) {
    // The screen handles the rejection.
    response.catch(() => undefined);
    pauseResponses();
    return { preview, response };
  }
  const { data } = await response;
  if (!data?.sellProduct) throw notFound('shop');
  const { refused } = visitorDataOf(context);
  return refused && { refused };
});

/** The product's initial photo. */
export const firstPictures: ScreenModule['firstPictures'] = ({ client, params }) => {
  const variables = { url: params['slug'] ?? '' };
  const photos = client.readQuery({ query: ProductPageDocument, variables })?.sellProduct?.photos ?? [];
  return photos.slice(0, 1).map(({ photo }) => photoSource(photo));
};

/** `/product/{slug}`. The key gives every product its own choices. */
export function Component() {
  const url = useParams()['slug'] ?? '';
  const { data } = useProductPageQuery({ variables: { url } });
  const start = useLoaderData<typeof loader>();
  useEffect(() => afterPaint(resumeResponses), [start]);
  useLoaderAgain(start, data?.sellProduct === null);
  const product = data?.sellProduct ?? (start?.preview && previewProduct(start.preview));
  if (!product) return null;
  return (
    <div className="product-sheet">
      <ProductScreen
        key={url}
        product={product}
        postage={data?.sellProduct ? data.sellPostage : null}
        refused={start?.refused ?? null}
      />
    </div>
  );
}

/** The product is gone or the host did not respond: runs the loader, which redirects or reports it. */
function useLoaderAgain(start: Start, isGone: boolean): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const again = useEffectEvent(() => {
    clearPreview();
    // Replaces this entry, so that Back leads to the card.
    void navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  });
  const response = start?.response;
  useEffect(() => {
    let isHere = true;
    response?.catch(() => isHere && again());
    return () => {
      isHere = false;
    };
  }, [response]);
  const isMistaken = isGone && response !== undefined;
  useEffect(() => {
    if (isMistaken) again();
  }, [isMistaken]);
}
