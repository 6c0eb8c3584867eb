/** Languages with a list separator of their own. */
const NAME_GAPS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', 'zh-CN': '、' };

/** Joins names without an `and`: a product and its chosen options. */
export const namesInWords = (locale: string, names: readonly string[]): string =>
  names.join(NAME_GAPS[locale] ?? ', ');
