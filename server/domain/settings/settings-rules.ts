import type { Selectable } from 'kysely';
import type { LinkRow } from '../../db/tables/settings-tables.ts';

/** A link with those under it. */
export interface LinkNode {
  id: number;
  name: string;
  link: string;
  icon: string | null;
  children: LinkNode[];
}

/** The settings under `prefix.`, each where it is kept with the type of its preset, else the preset. */
export function settingsUnder<T extends object>(
  kept: ReadonlyMap<string, unknown>,
  prefix: string,
  presets: T,
): T {
  const entries = Object.entries(presets).map(([name, preset]) => {
    const value = kept.get(`${prefix}.${name}`);
    return [name, fits(value, preset) ? value : preset];
  });
  return Object.fromEntries(entries) as T;
}

function fits(value: unknown, preset: unknown): boolean {
  if (value === undefined) return false;
  if (preset === null) return value === null || typeof value === 'number';
  return typeof value === typeof preset && value !== null;
}

/** Hangs each link under its parent; the order within a parent stays. */
export function linkTree(rows: readonly Selectable<LinkRow>[]): LinkNode[] {
  const nodes = new Map<number, LinkNode>(
    rows.map(({ id, name, link, icon }) => [id, { id, name, link, icon, children: [] }]),
  );
  const top: LinkNode[] = [];
  for (const row of rows) {
    const node = nodes.get(row.id);
    const parent = row.parent_id === null ? null : nodes.get(row.parent_id);
    if (node) (parent?.children ?? top).push(node);
  }
  return top;
}
