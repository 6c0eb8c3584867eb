/** Never translated: names, units, and values with only punctuation between them. */
const EVERYWHERE: ReadonlySet<string> = new Set([
  'ABN',
  'ABN {abn}',
  '{0} (+{1})',
  '{height} mm',
  '{name}: {is}',
  '{width} mm',
  '{width} × {height} mm',
  '‘{text}’',
]);

/** Texts that a language shares with English, by language. */
const SHARED: Record<string, readonly string[]> = {
  de: 'Code|Details|Filter|Material|Name|Passkey|Passkeys|Shop|Tab {0}|Tabs|Vinyl|Website'.split('|'),
  es: 'Material|Metal|no|Subtotal|Subtotal {0}|Total (AUD)'.split('|'),
  fr: 'Code|Date|E-mail|Menu|Menus|Messages|Page {0}|Page {page}|Pages|Suggestions|Total (AUD)|{card} pixels'
    .split('|')
    .concat('{0, plural, one {# suggestion} other {# suggestions}}'),
  id: 'carousel|Checkout|Filter|Menu|slide|Subtotal|Subtotal {0}|Tab {0}|Total (AUD)'.split('|'),
  it: 'E-mail|Home|Menu|no|Passkey|Password'.split('|'),
  pl: 'E-mail|Menu|Metal'.split('|'),
  'pt-BR':
    'E-mail|Item|Material|Menu|Menus|Metal|slide|Slides|Subtotal|Subtotal {0}|Total (AUD)|{card} pixels'.split(
      '|',
    ),
  tr: 'Form|Metal'.split('|'),
  uz: ['Material'],
  vi: 'Acrylic|Menu|Vinyl'.split('|'),
};

/** Whether a translation may be identical to the English. */
export const maySayAsEnglish = (english: string, locale: string): boolean =>
  EVERYWHERE.has(english) || SHARED[locale]?.includes(english) === true;
