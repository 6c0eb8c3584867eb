/**
 * What stands in a picture's place until it is there: its average colour (`#rrggbb`), flat, as a data URI below 300
 * bytes. Whoever shows it lays the grain of bare board over it.
 */
export function placeholderForColour(colour: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg'><rect width='100%' height='100%' fill='${colour}'/></svg>`;
  return `data:image/svg+xml,${svg.replaceAll(/[<>#%]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}
