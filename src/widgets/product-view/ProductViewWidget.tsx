import { use, useState } from 'react';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { RichText } from '../../components/ui/RichText.tsx';
import { PhotoCarousel } from '../../features/product/PhotoCarousel.tsx';
import { ProductForm } from '../../features/product/ProductForm.tsx';
import type { PageParams } from '../page-params.ts';
import { PageParamsContext } from '../page-params.ts';
import { defineWidget } from '../widget-module.ts';
import { text } from '../widget-settings.ts';
import { ProductViewDocument, useProductViewQuery } from './ProductView.generated.ts';
import type { ProductViewQuery } from './ProductView.generated.ts';

const schema = object({ product: text() });

type Settings = InferOutput<typeof schema>;

/** The product's slug: from the setting, else the item in the page's URL. */
const slugOf = ({ product }: Settings, { item }: PageParams) => (product === '' ? (item ?? '') : product);

/** Sell/product_view: a single product with its options and the add-to-cart form (WGT-16). */
function ProductViewWidget({ settings }: { settings: Settings }) {
  const url = slugOf(settings, use(PageParamsContext));
  const { data } = useProductViewQuery({ variables: { url }, skip: url === '' });
  if (!data?.sellProduct) return null;
  return <ProductPart key={url} product={data.sellProduct} postage={data.sellPostage} />;
}

interface ProductPartProps {
  product: NonNullable<ProductViewQuery['sellProduct']>;
  postage: ProductViewQuery['sellPostage'];
}

function ProductPart({ product, postage }: ProductPartProps) {
  const [chosenSku, setChosenSku] = useState(0);
  const chosenPhotoId = product.skus.find((sku) => sku.id === chosenSku)?.sku_photo_id ?? null;
  return (
    <section className="grid gap-8 py-6 lg:grid-cols-2 lg:gap-12">
      <div className="min-w-0 lg:sticky lg:top-6 lg:self-start">
        <PhotoCarousel productName={product.name} photos={product.photos} chosenPhotoId={chosenPhotoId} />
      </div>
      <div className="min-w-0">
        <h2 className="text-3xl">
          <AppLink
            href={`/product/${product.slug}`}
            className="decoration-scorch decoration-1 underline-offset-4 hover:underline"
          >
            {product.name}
          </AppLink>
        </h2>
        <p className="mt-2 text-lg text-ink-soft">{product.blurb}</p>
        <ProductForm product={product} postage={postage} onSkuChange={setChosenSku} />
        <RichText html={product.content} className="mt-8 border-t border-kerf pt-6" />
      </div>
    </section>
  );
}

export const widget = defineWidget({
  schema,
  Component: ProductViewWidget,
  async preload(settings, { client, place }) {
    const url = slugOf(settings, place);
    if (url === '') return;
    await client.query({ query: ProductViewDocument, variables: { url } });
  },
  async handlesItem({ product }, { client, place }) {
    if (product !== '' || place.item === null) return false;
    const { data } = await client.query({
      query: ProductViewDocument,
      variables: { url: place.item },
    });
    return Boolean(data?.sellProduct);
  },
});
