/** Letters that fit the column of a product's words in the largest heading, at a width of 1280 px and more. */
const FITTING = 17;

/** Whether a name has a word that only fits in smaller letters: German ones are put together of several. */
export const hasLongWord = (name: string): boolean =>
  name.split(/[\s-]/).some((word) => word.length > FITTING);
