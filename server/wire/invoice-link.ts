/** Returns the path of an invoice's PDF with its key. */
export const invoicePdfPath = (publicId: string, key: string): string =>
  `/api/v1/sell/invoice/${publicId}/pdf?key=${key}`;
