import type { MissingPart } from '../../machines/checkout/checkout.types.ts';

/** The id of the place where a part of the order is settled. */
export const partId = (part: MissingPart): string => `order-${part}`;

/** The form of a new address, to be sent by the order button too. */
export const ADDRESS_FORM_ID = 'new-address';

/** Puts the focus where this part is settled: on its first field, button or link. An answer only takes time. */
export function focusSection(part: MissingPart): void {
  const place = document.getElementById(partId(part));
  place?.querySelector<HTMLElement>('input, select, textarea, button, a')?.focus();
}

/** The id of the button that places the order. */
export const ORDER_BUTTON_ID = 'order-button';

/** That button, once it stands there. */
export const orderButton = (): HTMLElement | null => document.getElementById(ORDER_BUTTON_ID);

/** Leads to the button that places the order, and to what stands around it. */
export function focusOrderButton(): void {
  const button = orderButton();
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}

/** Sends the form of a new address as its own button does: it is saved, or shows what it lacks. */
export function submitAddressForm(): void {
  const form = document.getElementById(ADDRESS_FORM_ID);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
