/** Maximum letters per word that fit the column with the largest heading, from 1280 px. */
const FITTING = 17;

/** Whether a name has a word that needs a smaller font, such as a German compound. */
export const hasLongWord = (name: string): boolean =>
  name.split(/[\s-]/).some((word) => word.length > FITTING);
