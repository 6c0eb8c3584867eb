const SEEDED = 'seed:';

/**
 * Returns the reference in tables to one of the shop's initial pictures, e.g.
 * `seed:products/cork-trivet/banksia`: by name, so that it can be improved without changing the database.
 * Other pictures are referred to by their content hash.
 */
export const seededPicture = (name: string): string => `${SEEDED}${name}`;

/** Returns the name in a reference to a seeded picture; null for a hash or anything else. */
export const seededPictureName = (reference: string): string | null =>
  reference.startsWith(SEEDED) ? reference.slice(SEEDED.length) : null;
