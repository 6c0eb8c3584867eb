/** Whether a value is a text of four digits, as the contract's rule `Postcode` requires. */
export const isPostcode = (text: unknown): text is string => typeof text === 'string' && /^\d{4}$/.test(text);
