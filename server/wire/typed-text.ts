/** What was typed into a field that may stay empty: trimmed; null where nothing was. */
export const typedText = (text: string | null | undefined): string | null => text?.trim() || null;
