import type { CartItem } from '../../graphql/generated/types.ts';

/** What of a line is other than before; '' where there was nothing, or is nothing any more. */
export interface LineEdit {
  of: 'piece' | 'quantity' | { addon: string };
  before: string;
  after: string;
}

/** What an edit has changed, in the order in which a line shows it. */
export function lineEdits(before: CartItem, after: CartItem): LineEdit[] {
  const valueOf = (line: CartItem, id: number) =>
    line.addons.find((addon) => addon.id === id)?.value.join(' / ') ?? '';
  const addons = new Map([...before.addons, ...after.addons].map(({ id, name }) => [id, name]));
  const edits: LineEdit[] = [
    { of: 'piece', before: before.name, after: after.name },
    ...[...addons].map(([id, name]) => ({
      of: { addon: name },
      before: valueOf(before, id),
      after: valueOf(after, id),
    })),
    { of: 'quantity', before: String(before.qty), after: String(after.qty) },
  ];
  return edits.filter((edit) => edit.before !== edit.after);
}
