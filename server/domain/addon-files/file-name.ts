const MAX_LENGTH = 100;

/** Returns the shopper's own file name without folders, control characters and excess length; never empty. */
export function cleanFileName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const name = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^\.*$/.test(name)) return 'file';
  const letters = Array.from(name);
  if (letters.length <= MAX_LENGTH) return name;
  const extension = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  return letters.slice(0, MAX_LENGTH - extension.length).join('') + extension;
}
