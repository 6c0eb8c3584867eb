/** Settings of a block or a widget that are texts for its reader; all others name things. */
export const TRANSLATABLE_SETTINGS: ReadonlySet<string> = new Set([
  'heading',
  'subheading',
  'html',
  'pagecontent',
  'facts',
  'button_text',
  'title',
]);

/** Those of them that are HTML. */
export const PROSE_SETTINGS: ReadonlySet<string> = new Set(['html', 'pagecontent', 'facts']);
