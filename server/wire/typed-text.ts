/** Reads an optional text: trimmed; null if blank. */
export const typedText = (text: string | null | undefined): string | null => text?.trim() || null;
