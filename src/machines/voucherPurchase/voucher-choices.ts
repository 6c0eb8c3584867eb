/** The id of the wanted theme where it is among them, else of the first (A18). */
export const themeAmong = (themes: readonly { id: number }[] | null, wanted?: number | null): number | null =>
  (themes?.find(({ id }) => id === wanted) ?? themes?.[0])?.id ?? null;

/** The wanted amount where it is among the options, else none (VCH-15). */
export const amountAmong = (amounts: readonly string[], wanted?: string): string =>
  amounts.find((amount) => amount === wanted) ?? '';
