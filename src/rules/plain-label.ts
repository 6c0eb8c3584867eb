/** A label of a legacy form without its line-break tags (FRM-10). */
export const plainLabel = (label: string): string =>
  label
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
