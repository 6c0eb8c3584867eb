/** Matches the colour in a placeholder, a data URI of a single-coloured SVG. */
const COLOUR = /%23([0-9a-f]{6})\b/;

/** The colour (`#rrggbb`) of a picture's placeholder; `null` when it has none. */
export function placeholderColour(placeholder: string): string | null {
  const [, colour] = COLOUR.exec(placeholder) ?? [];
  return colour === undefined ? null : `#${colour}`;
}
