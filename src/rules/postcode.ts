/** Whether this is a text in the form of a postcode: four digits, as the contract's rule `Postcode` says. */
export const isPostcode = (text: unknown): text is string => typeof text === 'string' && /^\d{4}$/.test(text);
