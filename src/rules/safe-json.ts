const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON that nothing in can end the script element that it stands in. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
