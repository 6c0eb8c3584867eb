const FIRST_NUMBER = 1001;

/** The running number that people say, from the order's row id: the first order is 1001. */
export const orderNumber = (orderId: number): number => FIRST_NUMBER - 1 + orderId;

/** The number of the invoice of a paid form, e.g. `F1007`: no order has such a one. */
export const formInvoiceNumber = (submissionId: number): string => `F${orderNumber(submissionId)}`;
