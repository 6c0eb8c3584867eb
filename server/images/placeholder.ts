/**
 * Returns what is shown until a picture is loaded: its average colour (`#rrggbb`) as a data URI below 300
 * bytes. The page overlays it with wood grain.
 */
export function placeholderForColour(colour: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg'><rect width='100%' height='100%' fill='${colour}'/></svg>`;
  return `data:image/svg+xml,${svg.replaceAll(/[<>#%]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}
