export interface Measurement {
  what: string;
  unit: string;
  shop: number;
  /**
   * What the shop is compared with, measured in the same run, and its value; `null` when there is nothing to
   * compare with.
   */
  yardstick: { what: string; value: number } | null;
}

/** The shop's value divided by the yardstick's. */
export function ratio({ shop, yardstick }: Measurement): number | null {
  return yardstick === null || yardstick.value === 0 ? null : shop / yardstick.value;
}

const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

function row(measurement: Measurement): string[] {
  const { what, unit, shop, yardstick } = measurement;
  const compared = ratio(measurement);
  return [
    what,
    `${rounded(shop)} ${unit}`,
    yardstick ? `${rounded(yardstick.value)} ${unit}` : '–',
    compared === null ? '–' : `× ${compared.toFixed(2)}`,
    yardstick?.what ?? '',
  ];
}

/** All measurements as a plain text table. */
export function asTable(measurements: readonly Measurement[]): string {
  const rows = [['measured', 'shop', 'yardstick', 'ratio', 'yardstick is'], ...measurements.map(row)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 || column === 4
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
