const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON that nothing in can end its script element. */
export const jsonLd = (value: unknown): string =>
  JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const SCHEMA = 'https://schema.org';
