/** Settings of a block or widget that are texts for the reader; all others are identifiers. */
export const TRANSLATABLE_SETTINGS: ReadonlySet<string> = new Set([
  'heading',
  'subheading',
  'html',
  'pagecontent',
  'facts',
  'button_text',
  'title',
]);
