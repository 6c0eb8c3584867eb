import { useLingui } from '@lingui/react/macro';
import { Fragment, useRef } from 'react';
import { EARLY_SUBMIT } from '../../components/layout/use-early-submit.ts';
import { Price } from '../../components/ui/Price.tsx';
import { refusalOfAddon } from '../../machines/addToCart/addToCart.machine.ts';
import { chosenLettering } from '../../machines/productOptions/chosen-lettering.ts';
import type { RefusedForm } from '../../graphql/route-context.ts';
import { canChoose, problemToShow } from '../../machines/productOptions/productOptions.selectors.ts';
import type { ProductFormValues } from '../../machines/productOptions/productOptions.types.ts';
import { AddonField } from './AddonField.tsx';
import { AddToCart } from './AddToCart.tsx';
import { ContactPrompt } from './ContactPrompt.tsx';
import { EditNotice } from './EditNotice.tsx';
import { fieldNames } from './form-fields.ts';
import { LetteringPreview } from './LetteringPreview.tsx';
import { engravedTextOf } from '../../machines/productOptions/form-values.ts';
import { LookupFailure } from './LookupFailure.tsx';
import type { ProductForm_ProductFragment } from './ProductForm.generated.ts';
import type { ProductPromises_PostageFragment } from './ProductPromises.generated.ts';
import { StockLine } from './StockLine.tsx';
import type { ChoicesInUrl } from './use-choices-url.ts';
import type { EditedLine } from './use-edited-line.ts';
import { useProductForm } from './use-product-form.ts';
import { useFormTotal } from './use-form-total.ts';
import { VariationField } from './VariationField.tsx';

interface ProductFormProps {
  product: ProductForm_ProductFragment;
  postage: ProductPromises_PostageFragment;
  /** Called with the SKU of the choices, 0 for none. */
  onSkuChange: (sku: number) => void;
  /** Called with the value, in dollars, that the form would add to the cart. */
  onTotalChange?: (dollars: number) => void;
  /** Keeps the choices in the URL, so that a link shares them; without it they stay in the form. */
  choicesUrl?: ChoicesInUrl;
  /** Initial field values. */
  initial?: Partial<ProductFormValues>;
  /** The cart line being edited; without it the form adds to the cart. */
  edited?: EditedLine | null;
  /** The values submitted before the script loaded, and why the host refused them. */
  refused?: RefusedForm | null;
}

/** Price, options, add-ons and add-to-cart button; a product without a price is quoted by e-mail (GEN-14). */
export function ProductForm({ product, postage, onSkuChange, choicesUrl, ...startsWith }: ProductFormProps) {
  const { onTotalChange, edited = null, refused = null, initial = refused?.values ?? undefined } = startsWith;
  const { t } = useLingui();
  const fields = useRef<HTMLFormElement>(null);
  const failure = refused?.failure ?? null;
  const form = useProductForm(product, onSkuChange, { fields, choicesUrl, initial, edited, failure });
  const { started, options, adding, send } = form;
  const { result, choices, addonValues, tried } = options.context;
  useFormTotal(options, result?.price_each ?? product.price ?? 0, adding.context.added, onTotalChange);
  if (product.price === null) return <ContactPrompt />;
  const price = {
    amount: result?.price_each ?? product.price,
    fullAmount: result?.sku ? result.full_price_each : product.full_price,
  };
  return (
    <form
      ref={fields}
      method="post"
      action="/cart"
      {...EARLY_SUBMIT}
      className="group/early mt-4 space-y-6 border-t border-kerf pt-4 sm:mt-6 sm:pt-6"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'button.press' });
      }}
    >
      <EditNotice
        isEditing={adding.context.line !== null}
        isGone={adding.context.isLineGone}
        isChanged={edited?.isChanged === true && !adding.hasTag('added')}
      />
      <input type="hidden" name={fieldNames.product} value={product.id} />
      <div className="flex flex-wrap items-baseline justify-between gap-3" aria-live="polite">
        <Price size="lg" {...price} />
        <StockLine options={options} />
      </div>
      {product.variations.map(({ id, name, label, options: known }) => (
        <VariationField
          key={id}
          name={name}
          label={label}
          defaultValue={started.choices[name] ?? ''}
          value={choices[name] ?? ''}
          options={known.map((option) => ({
            name: option.name,
            label: option.label,
            possible: canChoose(options, name, option.name),
            swatch: option.swatch,
          }))}
          onChange={(option) => form.choose(name, option)}
          error={tried && !choices[name] ? t`Select options` : null}
        />
      ))}
      {product.productAddons.map((offered) => (
        <Fragment key={offered.id}>
          <AddonField
            offered={offered}
            defaultValues={started.addonValues[offered.addon.id] ?? []}
            values={addonValues[offered.addon.id] ?? []}
            onChange={(values) => send({ type: 'addon.fill', id: offered.addon.id, values })}
            problem={problemToShow(options, offered.addon.id)}
            lettering={chosenLettering(options.context)}
            refusal={refusalOfAddon(adding.context.failure, offered.addon.id)}
          />
          <LetteringPreview
            offered={offered}
            values={addonValues[offered.addon.id] ?? []}
            text={engravedTextOf(product, addonValues)}
          />
        </Fragment>
      ))}
      <AddToCart {...{ product, postage, form, price }} hasBar={choicesUrl !== undefined} />
      {options.hasTag('failed') && <LookupFailure onRetry={() => send({ type: 'search.retry' })} />}
    </form>
  );
}
