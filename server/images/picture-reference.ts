const SEEDED = 'seed:';

/**
 * How a table refers to a picture that the shop opens with, e.g. `seed:products/cork-trivet/banksia`: by name, so that
 * it may be improved without touching the database. Other pictures are referred to by their content hash.
 */
export const seededPicture = (name: string): string => `${SEEDED}${name}`;

/** The name in a reference to a seeded picture; null when it is a hash or something else. */
export const seededPictureName = (reference: string): string | null =>
  reference.startsWith(SEEDED) ? reference.slice(SEEDED.length) : null;
