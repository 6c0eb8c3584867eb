/** Languages that part names by a sign of their own. */
const NAME_GAPS: Readonly<Record<string, string>> = { ar: '، ', ja: '、', 'zh-CN': '、' };

/** Names one after the other without an `and`: a product and what was chosen of it. */
export const namesInWords = (locale: string, names: readonly string[]): string =>
  names.join(NAME_GAPS[locale] ?? ', ');
