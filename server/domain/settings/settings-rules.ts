import type { Selectable } from 'kysely';
import { fromFlag } from '../../db/columns.ts';
import type { LinkRow } from '../../db/tables/settings-tables.ts';

/** A link with its children. */
export interface LinkNode {
  id: number;
  name: string;
  link: string;
  icon: string | null;
  children: LinkNode[];
}

/**
 * Returns the settings under `prefix.`: the stored value if its type matches that of the default, else the
 * default.
 */
export function settingsUnder<T extends object>(
  stored: ReadonlyMap<string, unknown>,
  prefix: string,
  presets: T,
): T {
  const entries = Object.entries(presets).map(([name, preset]) => {
    const value = stored.get(`${prefix}.${name}`);
    return [name, fits(value, preset) ? value : preset];
  });
  return Object.fromEntries(entries) as T;
}

function fits(value: unknown, preset: unknown): boolean {
  if (value === undefined) return false;
  if (preset === null) return value === null || typeof value === 'number';
  return typeof value === typeof preset && value !== null;
}

const isWholeNumber = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

function isUsable(value: unknown, preset: unknown): boolean {
  if (!fits(value, preset)) return false;
  if (typeof value === 'number') return isWholeNumber(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isWholeNumber);
}

/**
 * Parses a value typed by the owner: text unchanged, everything else as JSON (`25000`, `true`, `null`).
 * Numbers are whole and not negative: cents, minutes, ids, hundredths of a percent.
 * @param preset the default value
 * @returns undefined if the setting cannot have this value
 */
export function parseSetting(typed: string, preset: unknown): unknown {
  if (typeof preset === 'string') return typed;
  try {
    const value: unknown = JSON.parse(typed);
    // Otherwise `250.00`, meant as dollars, would be read as 250 cents.
    const isWritten = typeof value !== 'number' || String(value) === typed;
    return isWritten && isUsable(value, preset) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Maxima of settings, up to which dates and amounts can be calculated. */
const MAXIMA: Record<string, number> = {
  'business.min_making_days': 365,
  'business.max_making_days': 365,
  'business.order_hold_minutes': 30 * 24 * 60,
  'business.voucher_valid_years': 100,
  'business.voucher_limit_cents': 1_000_000_00,
  'business.priority_fee_cents': 1_000_000_00,
  'business.surcharge_basis_points': 100_00,
};

const MIN_DAYS = 'business.min_making_days';
const MAX_DAYS = 'business.max_making_days';

const numbersIn = (value: unknown): number[] =>
  Object.values(typeof value === 'object' ? { ...value } : { value }).filter(
    (part) => typeof part === 'number',
  );

/**
 * Returns which limit a value of a setting exceeds; null if none.
 * @param current the values of all settings
 */
export function limitProblem(
  key: string,
  value: unknown,
  current: ReadonlyMap<string, unknown>,
): string | null {
  const maximum = MAXIMA[key];
  if (maximum !== undefined && numbersIn(value).some((part) => part > maximum))
    return `${key} must be at most ${maximum}`;
  const [min, max] = [Number(current.get(MIN_DAYS)), Number(current.get(MAX_DAYS))];
  if (key === MIN_DAYS && Number(value) > max) return `${key} must be at most ${max}, the ${MAX_DAYS}`;
  if (key === MAX_DAYS && Number(value) < min) return `${key} must be at least ${min}, the ${MIN_DAYS}`;
  return null;
}

/** Puts each link under its parent, in the given order, omitting disabled ones and everything below them. */
export function linkTree(rows: readonly Selectable<LinkRow>[]): LinkNode[] {
  const nodes = new Map<number, LinkNode>(
    rows.map(({ id, name, link, icon }) => [id, { id, name, link, icon, children: [] }]),
  );
  const top: LinkNode[] = [];
  for (const row of rows) {
    const node = nodes.get(row.id);
    const parent = row.parent_id === null ? null : nodes.get(row.parent_id);
    if (node && fromFlag(row.enabled)) (parent?.children ?? top).push(node);
  }
  return top;
}

const OF_SALES: ReadonlySet<string> = new Set(['cart', 'checkout']);

/** Removes links to the cart and the checkout; one with other links below it stays as their heading. */
export const withoutSales = (links: readonly LinkNode[]): LinkNode[] =>
  links
    .map((link) => ({ ...link, children: withoutSales(link.children) }))
    .filter(({ link, children }) => children.length > 0 || !OF_SALES.has(link.replace(/^\//, '')));
