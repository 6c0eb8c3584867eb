import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { partOnDemand } from '../../components/ui/part-on-demand.ts';
import { QuantityStepper } from '../../components/ui/QuantityStepper.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { quantityRule } from '../../graphql/generated/contract-rules.ts';
import { invalidFields } from '../../machines/productOptions/productOptions.selectors.ts';
import { AddedNotice } from './AddedNotice.tsx';
import { AddingOutcome } from './AddingOutcome.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import { fieldNames } from './form-fields.ts';
import { ProductPromises } from './ProductPromises.tsx';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';
import type { ProductPromises_PostageFragment } from './ProductPromises.generated.ts';
import type { useProductForm } from './use-product-form.ts';

const BuyBar = partOnDemand(async () => (await import('./BuyBar.tsx')).BuyBar);

/** Where the form is below the pictures, so that its button is far from the top. */
const ONE_COLUMN = '(width < 64rem)';

interface AddToCartProps {
  product: ProductForm_ProductFragment;
  postage: ProductPromises_PostageFragment;
  form: ReturnType<typeof useProductForm>;
  /** Unit price, dollars. */
  price: { amount: number; fullAmount: number | null | undefined };
  /** The product is the main content: on phones a bar stands in for the button. */
  hasBar: boolean;
}

/** Quantity, button, the result of the last press, and on phones the bar that stands in for the button. */
export function AddToCart({ product, postage, form, price, hasBar }: AddToCartProps) {
  const { t } = useLingui();
  const { options, adding, send } = form;
  const { result, qty, alert, pressed } = options.context;
  const isEditing = adding.context.line !== null;
  const busy = pressed || adding.hasTag('busy');
  const button = useRef<HTMLDivElement>(null);
  const isOneColumn = useMedia(ONE_COLUMN);
  return (
    <>
      <div className="mb-3! flex flex-wrap items-start gap-x-4 gap-y-2">
        <QuantityStepper
          label={t`Quantity`}
          name={fieldNames.qty}
          value={qty}
          onChange={(chosen) => send({ type: 'qty.change', qty: chosen })}
          max={result?.available ?? quantityRule.maximum}
        />
        <AddToCartButton {...{ isEditing, busy }} place={button} />
      </div>
      <AddingOutcome
        adding={adding}
        alert={alert}
        wrong={invalidFields(options)}
        inSheet={isOneColumn}
        onRetry={() => send({ type: 'button.press' })}
      />
      <ProductPromises {...{ product, postage }} isStocked={(result?.available ?? null) !== null} />
      {!isEditing && <AddedNotice product={product} added={adding.context.added} />}
      {hasBar && (
        // Reserves room for the bar from the first paint: adding it later would recalculate the styles of the
        // whole page.
        <div data-bottom-bar="" className="contents">
          {isOneColumn && <BuyBar place={button} {...price} {...{ isEditing, busy }} />}
        </div>
      )}
    </>
  );
}
