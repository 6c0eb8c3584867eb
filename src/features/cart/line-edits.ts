import type { CartItem } from '../../graphql/generated/types.ts';

/** A changed part of a line; '' where there was or is no value. */
export interface LineEdit {
  of: 'product' | 'quantity' | { addon: string };
  before: string;
  after: string;
}

/** The changes of an edit, in the order in which a line shows them. */
export function lineEdits(before: CartItem, after: CartItem): LineEdit[] {
  const valueOf = (line: CartItem, id: number) =>
    line.addons.find((addon) => addon.id === id)?.value.join(' / ') ?? '';
  const addons = new Map([...before.addons, ...after.addons].map(({ id, name }) => [id, name]));
  const edits: LineEdit[] = [
    { of: 'product', before: before.name, after: after.name },
    ...[...addons].map(([id, name]) => ({
      of: { addon: name },
      before: valueOf(before, id),
      after: valueOf(after, id),
    })),
    { of: 'quantity', before: String(before.qty), after: String(after.qty) },
  ];
  return edits.filter((edit) => edit.before !== edit.after);
}
