import type { MissingPart } from '../../machines/checkout/checkout.types.ts';

/** Element id of the section for this part of the order. */
export const partId = (part: MissingPart): string => `order-${part}`;

/** Element id of the new address's form, which the order button can submit too. */
export const ADDRESS_FORM_ID = 'new-address';

/**
 * Focuses the first field, button or link of the section for this part. Nothing to focus while only a
 * response is missing.
 */
export function focusSection(part: MissingPart): void {
  const place = document.getElementById(partId(part));
  place?.querySelector<HTMLElement>('input, select, textarea, button, a')?.focus();
}

/** Element id of the order button. */
export const ORDER_BUTTON_ID = 'order-button';

/** The order button, once rendered. */
export const orderButton = (): HTMLElement | null => document.getElementById(ORDER_BUTTON_ID);

/** Scrolls to the order button and focuses it. */
export function focusOrderButton(): void {
  const button = orderButton();
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}

/** Submits the form of a new address like its own button: saves it, or shows its errors. */
export function submitAddressForm(): void {
  const form = document.getElementById(ADDRESS_FORM_ID);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
