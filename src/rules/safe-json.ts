const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON for a script element, escaped so that no value can close the element. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
