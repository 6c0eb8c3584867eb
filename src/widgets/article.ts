const HEADLINE_LENGTH = 110;

/** A headline of at most 110 characters, cut after a whole word where possible (specification section 9). */
export function headlineOf(text: string): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= HEADLINE_LENGTH) return whole;
  const cut = whole.slice(0, HEADLINE_LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > 0 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
