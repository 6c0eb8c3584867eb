const FIRST_NUMBER = 1001;

/** Returns the order number used by customers, from the order's row id: the first order is 1001. */
export const orderNumber = (orderId: number): number => FIRST_NUMBER - 1 + orderId;

/** Returns the invoice number of a paid form, e.g. `F1007`, which no order can have. */
export const formInvoiceNumber = (submissionId: number): string => `F${orderNumber(submissionId)}`;
