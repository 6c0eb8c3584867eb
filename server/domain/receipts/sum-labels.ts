import type { I18n } from '@lingui/core';
import type { OrderSum } from './order-sums.ts';

/** Returns the label of an order's amount in mails and invoices, e.g. `Discount (WELCOME10)`. */
export function sumLabel(i18n: I18n, { kind, name }: OrderSum): string {
  switch (kind) {
    case 'subtotal':
      return i18n._({
        id: 'mail.order.subtotal',
        message: 'Subtotal',
        comment: 'A sum: all products without postage',
      });
    case 'discount': {
      const discount = i18n._({
        id: 'mail.order.discount',
        message: 'Discount',
        comment: 'A sum that is taken off; the code of a promotion may follow',
      });
      return name === null ? discount : `${discount} (${name})`;
    }
    case 'shipping':
      return name ?? '';
    case 'priority':
      return i18n._({
        id: 'mail.order.priority',
        message: 'Priority processing',
        comment: 'A sum: the order is made ahead of others',
      });
    case 'surcharge':
      return i18n._({
        id: 'mail.order.surcharge',
        message: 'Payment surcharge',
        comment: 'A sum: the surcharge of a payment method',
      });
    default:
      return totalLabel(i18n, kind);
  }
}

/** Labels the total and the amounts below it. */
function totalLabel(i18n: I18n, kind: 'total' | 'tax' | 'credit' | 'afterCredit'): string {
  switch (kind) {
    case 'total':
      return i18n._({
        id: 'mail.order.total',
        message: 'Total (AUD)',
        comment: 'A sum: all together, in Australian dollars',
      });
    case 'tax':
      return i18n._({
        id: 'mail.order.tax',
        message: 'GST included',
        comment: 'Below the total: how much of it is tax',
      });
    case 'credit':
      return i18n._({
        id: 'mail.order.credit',
        message: 'Paid with credit',
        comment: 'A sum: what shop credit has paid',
      });
    case 'afterCredit':
      return i18n._({
        id: 'mail.order.afterCredit',
        message: 'To pay after credit',
        comment: 'A sum: what is left to pay',
      });
  }
}
