import { noteExcess } from './checkout.selectors.ts';
import type { CheckoutContext, MissingPart } from './checkout.types.ts';

const missing = (part: MissingPart) => ({ type: 'noteMissing', params: part }) as const;

/** The order button was pressed while this part is missing: the screen says so and leads there. */
export const lacks = (part: MissingPart) =>
  ({ actions: [missing(part), { type: 'showMissing', params: part }] }) as const;

/** What was typed of an address is saved by the press, or shown with what it lacks. */
export const savesTypedAddress = {
  guard: 'isAddressTyped',
  actions: [missing('address'), 'submitAddress'],
} as const;

/** Pressed early in a step that lacks this part; an address that is typed comes first. */
export const pressedWithout = (part: MissingPart) => [savesTypedAddress, lacks(part)] as const;

/** What is missing when every step is done, and still it cannot be ordered. */
export function lastPart({ cart, form }: CheckoutContext): MissingPart {
  if (!cart.all_in_stock) return 'stock';
  return form.paymentGateway === null || noteExcess(form) === 0 ? 'payment' : 'note';
}
