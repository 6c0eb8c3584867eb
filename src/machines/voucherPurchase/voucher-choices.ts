/** The wanted id if a theme has it, otherwise that of the first theme (A18); `null` without themes. */
export const offeredThemeId = (
  themes: readonly { id: number }[] | null,
  wanted?: number | null,
): number | null => (themes?.find(({ id }) => id === wanted) ?? themes?.[0])?.id ?? null;

/** The wanted amount if it is one of the options, otherwise '' (VCH-15). */
export const offeredAmount = (amounts: readonly string[], wanted?: string): string =>
  amounts.find((amount) => amount === wanted) ?? '';
