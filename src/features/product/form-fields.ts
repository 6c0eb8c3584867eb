import { quantityRule } from '../../graphql/generated/contract-rules.ts';
import { isPersonal } from '../../machines/productOptions/form-values.ts';
import type {
  OfferedProduct,
  ProductFormValues,
} from '../../machines/productOptions/productOptions.types.ts';

/** The names under which a product's form sends its values. */
export const fieldNames = {
  product: 'product',
  qty: 'qty',
  variation: (name: string) => `variation-${name}`,
  /** Several lines of one add-on have the same name. */
  addon: (id: number) => `addon-${id}`,
};

const textsOf = (data: FormData, name: string) =>
  data.getAll(name).filter((value): value is string => typeof value === 'string');

/** All that stands in a product's form, whoever has put it there. */
export function readFields(form: HTMLFormElement, product: OfferedProduct): ProductFormValues {
  const data = new FormData(form);
  const choices = product.variations.flatMap(({ name }) => {
    const [option = ''] = textsOf(data, fieldNames.variation(name));
    return option === '' ? [] : [[name, option] as const];
  });
  const addonValues = product.productAddons.map(
    ({ addon }) => [addon.id, textsOf(data, fieldNames.addon(addon.id))] as const,
  );
  const pieces = Math.round(Number(data.get(fieldNames.qty)));
  return {
    choices: Object.fromEntries(choices),
    addonValues: Object.fromEntries(addonValues),
    qty: Math.min(quantityRule.maximum, Math.max(1, pieces || 1)),
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function show(control: Control, value: string): void {
  if (control.type === 'hidden') return;
  if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type))
    control.checked = control.value === value;
  else if (control.value !== value) control.value = value;
}

function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(
    (element): element is Control => 'value' in element && element.getAttribute('name') === name,
  );
}

/** Puts values into the fields; where they stand already nothing changes. */
export function showFields(
  form: HTMLFormElement,
  product: OfferedProduct,
  { choices, addonValues, qty }: ProductFormValues,
): void {
  for (const control of controlsOf(form, fieldNames.qty)) show(control, String(qty));
  for (const { name } of product.variations)
    for (const control of controlsOf(form, fieldNames.variation(name))) show(control, choices[name] ?? '');
  for (const { addon } of product.productAddons) {
    const values = addonValues[addon.id];
    if (!values) continue;
    for (const [index, control] of controlsOf(form, fieldNames.addon(addon.id)).entries())
      show(control, (control.type === 'radio' ? values[0] : values[index]) ?? '');
  }
}

/** Puts the cursor into the first field for somebody's own words, unless the shopper is elsewhere by now. */
export function focusPersonal(form: HTMLFormElement, product: OfferedProduct): void {
  const active = document.activeElement;
  if (active !== document.body && !form.contains(active)) return;
  const control = product.productAddons
    .filter(isPersonal)
    .flatMap(({ addon }) => controlsOf(form, fieldNames.addon(addon.id)))
    .find(({ type }) => type !== 'hidden' && type !== 'file');
  control?.focus();
}
