/** Maximum number of characters of an error that are reported and stored (A79). */
export const ERROR_LENGTHS = { message: 500, stack: 4_000 } as const;

const RULES: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  // Queries carry codes and tokens.
  [/\?[^\s"'`)>\]]+/g, '?[…]'],
  [/\bey[\w-]{8,}\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\b[\w-]{40,}\b/g, '[token]'],
  [/\b\d[\d ]{7,}\d\b/g, '[number]'],
];

/** Removes personal data and credentials: e-mail addresses, queries, tokens, long numbers (A33, A79). */
export const redactedText = (text: string, maxLength: number): string =>
  RULES.reduce((shown, [found, instead]) => shown.replace(found, instead), text.slice(0, maxLength * 2))
    .replaceAll('\0', '')
    .slice(0, maxLength);

/** The path of a URL or path; '' for anything else. */
export function pathOnly(url: string): string {
  try {
    return redactedText(new URL(url, 'http://shop.invalid').pathname, 300);
  } catch {
    return '';
  }
}
