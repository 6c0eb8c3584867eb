import { quantityRule } from '../../graphql/generated/contract-rules.ts';
import { isPersonalAddon } from '../../machines/productOptions/form-values.ts';
import type {
  OfferedProduct,
  ProductFormValues,
} from '../../machines/productOptions/productOptions.types.ts';

/** The field names of a product's form. */
export const fieldNames = {
  product: 'product',
  qty: 'qty',
  variation: (name: string) => `variation-${name}`,
  /** All lines of one add-on share a name. */
  addon: (id: number) => `addon-${id}`,
};

const textsOf = (data: FormData, name: string) =>
  data.getAll(name).filter((value): value is string => typeof value === 'string');

/** Reads all values of a product's form, however they got there. */
export function readFormValues(form: HTMLFormElement, product: OfferedProduct): ProductFormValues {
  const data = new FormData(form);
  const choices = product.variations.flatMap(({ name }) => {
    const [option = ''] = textsOf(data, fieldNames.variation(name));
    return option === '' ? [] : [[name, option] as const];
  });
  const addonValues = product.productAddons.map(
    ({ addon }) => [addon.id, textsOf(data, fieldNames.addon(addon.id))] as const,
  );
  const quantity = Math.round(Number(data.get(fieldNames.qty)));
  return {
    choices: Object.fromEntries(choices),
    addonValues: Object.fromEntries(addonValues),
    qty: Math.min(quantityRule.maximum, Math.max(1, quantity || 1)),
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

/** Sets the field values; fields that already match do not change. */
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

/** Focuses the first personal field, unless the shopper moved the focus elsewhere. */
export function focusPersonal(form: HTMLFormElement, product: OfferedProduct): void {
  const active = document.activeElement;
  if (active !== document.body && !form.contains(active)) return;
  const control = product.productAddons
    .filter(isPersonalAddon)
    .flatMap(({ addon }) => controlsOf(form, fieldNames.addon(addon.id)))
    .find(({ type }) => type !== 'hidden' && type !== 'file');
  control?.focus();
}
