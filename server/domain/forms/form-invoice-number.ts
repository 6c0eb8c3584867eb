import { orderNumber } from '../orders/order-number.ts';

/** The number of the invoice of a paid form, e.g. `F1007`: no order has such a one. */
export const formInvoiceNumber = (submissionId: number): string => `F${orderNumber(submissionId)}`;
