import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { HeadEntry } from '../../components/head/HeadEntry.tsx';
import { structuredData } from '../../components/head/structured-data.ts';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { Badge } from '../../components/ui/Badge.tsx';
import { RichText } from '../../components/ui/RichText.tsx';
import { useAfterArrival } from '../../components/ui/use-after-arrival.ts';
import { RefusedFormNotice } from '../../features/cart/RefusedFormNotice.tsx';
import { chosenPhoto } from '../../features/product/chosen-photo.ts';
import { NewsBadges } from '../../features/product/NewsBadges.tsx';
import { PhotoCarousel } from '../../features/product/PhotoCarousel.tsx';
import { ProductForm } from '../../features/product/ProductForm.tsx';
import { useChoicesUrl } from '../../features/product/use-choices-url.ts';
import { useEditedLine } from '../../features/product/use-edited-line.ts';
import type { EditedLine } from '../../features/product/use-edited-line.ts';
import type { RefusedForm } from '../../graphql/route-context.ts';
import { classNames } from '../../lib/class-names.ts';
import { chosenSize } from './chosen-size.ts';
import { FormPlace } from './FormPlace.tsx';
import { hasLongWord } from './has-long-word.ts';
import { describedProduct } from './product-json-ld.ts';
import { ProductBelow } from './ProductBelow.tsx';
import { ProductBreadcrumbs } from './ProductBreadcrumbs.tsx';
import { ProductDelivery } from './ProductDelivery.tsx';
import { SizeChart } from './SizeChart.tsx';
import { SizeDrawing } from './SizeDrawing.tsx';
import { useSizeText } from './use-size-text.ts';
import type { ProductPageQuery } from './ProductPage.generated.ts';

type Product = NonNullable<ProductPageQuery['sellProduct']>;

interface ProductScreenProps {
  product: Product;
  /** `null` while only the card's data is known. */
  postage: ProductPageQuery['sellPostage'] | null;
  refused: RefusedForm | null;
}

/** Number of photos to assume until known. */
const USUAL_PHOTOS = 3;

/** A product to buy or, when the URL names a cart line, to edit. */
export function ProductScreen(props: ProductScreenProps) {
  const line = useLineInUrl();
  return line === null ? <ProductSheet {...props} edited={null} /> : <EditedSheet {...props} line={line} />;
}

/** A separate component, so that only an edit subscribes to the cart. */
function EditedSheet({ line, ...props }: ProductScreenProps & { line: number }) {
  return <ProductSheet {...props} edited={useEditedLine(line, props.product.slug)} />;
}

type ProductSheetProps = ProductScreenProps & { edited: EditedLine | null };

/**
 * A product: picture first, then name, price, options and add-to-cart button; its description below. The
 * order matches the visual one.
 */
function ProductSheet({ product, postage, refused, edited }: ProductSheetProps) {
  const hasArrived = useAfterArrival();
  const isWhole = hasArrived && postage !== null;
  const [chosenSku, setChosenSku] = useState(0);
  const [formTotal, setFormTotal] = useState(product.price ?? 0);
  const choicesUrl = useChoicesUrl(product);
  const chosenPhotoId = chosenPhoto(product.skus, chosenSku, choicesUrl.choices);
  const measures = useSizeText(chosenSize(product.sizes, choicesUrl.choices));
  return (
    <>
      <PageHead title={product.title} description={product.meta_description} />
      {import.meta.env.SSR && <ProductData product={product} />}
      <div className="width-grid py-4 sm:py-6">
        {refused && <RefusedBeforeScript refused={refused} />}
        <ProductBreadcrumbs product={product} />
        <div className="mt-3 grid gap-4 sm:mt-6 sm:gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
          <div className="min-w-0">
            <PhotoCarousel
              productName={product.name}
              photos={product.photos}
              measures={measures}
              chosenPhotoId={chosenPhotoId}
              firstLook={isWhole ? 0 : postage === null ? USUAL_PHOTOS : product.photos.length}
            />
          </div>
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="flex flex-wrap gap-2">
              <NewsBadges {...product} />
              {product.badge && <Badge>{product.badge}</Badge>}
            </div>
            <h1
              className={classNames(
                'mt-2 font-display text-[1.75rem] leading-[1.1] font-bold wrap-break-word',
                hasLongWord(product.name) ? 'sm:text-3xl' : 'sm:text-4xl',
              )}
            >
              {product.name}
            </h1>
            {product.brand && <p className="mt-1 text-sm text-ink-soft">{product.brand}</p>}
            <p className="mt-3 text-lg text-ink-soft">{product.blurb}</p>
            {product.size_chart_image && (
              <SizeChart productName={product.name} image={product.size_chart_image} />
            )}
            {isWhole ? (
              <>
                <ProductForm
                  key={edited?.id ?? 'new'}
                  product={product}
                  postage={postage}
                  onSkuChange={setChosenSku}
                  onTotalChange={setFormTotal}
                  choicesUrl={choicesUrl}
                  edited={edited}
                  refused={refused}
                />
                {product.price !== null && <ProductDelivery formTotal={formTotal} edited={edited} />}
              </>
            ) : (
              <FormPlace price={product.price} fullPrice={product.full_price} isWaiting={postage === null} />
            )}
          </div>
          <div className="mt-6 min-w-0 space-y-10 empty:hidden max-lg:border-t max-lg:border-kerf max-lg:pt-8 lg:mt-0">
            {hasArrived && <RichText html={product.content} />}
            {hasArrived && <SizeDrawing sizes={product.sizes} choices={choicesUrl.choices} />}
          </div>
        </div>
        {hasArrived && <ProductBelow product={product} />}
      </div>
    </>
  );
}

/** After hydration the form itself leads to what was refused. */
function RefusedBeforeScript({ refused }: { refused: RefusedForm }) {
  return useHydrated() ? null : <RefusedFormNotice failure={refused.failure} values={null} />;
}

/** Structured data; none for products quoted by e-mail, as search engines reject products without an offer. */
function ProductData({ product: { price, ...product } }: { product: Product }) {
  return price === null ? null : (
    <HeadEntry write={structuredData(describedProduct({ ...product, price }))} />
  );
}

/** The id of the cart line to edit (`?line=`); `null` for none. */
function useLineInUrl(): number | null {
  const [search] = useSearchParams();
  const id = Number(search.get('line'));
  return Number.isInteger(id) && id > 0 ? id : null;
}
