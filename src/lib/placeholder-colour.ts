/** In a placeholder, which is a data URI of an SVG of one colour. */
const COLOUR = /%23([0-9a-f]{6})\b/;

/** The colour (`#rrggbb`) of a picture's placeholder; null when it has none. */
export function placeholderColour(placeholder: string): string | null {
  const [, colour] = COLOUR.exec(placeholder) ?? [];
  return colour === undefined ? null : `#${colour}`;
}
