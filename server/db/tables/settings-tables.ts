import type { Generated } from 'kysely';
import type { Flag } from '../columns.ts';

export interface LinkRow {
  id: Generated<number>;
  /** The menu it is in: `header` or `footer`. */
  menu: string;
  parent_id: number | null;
  name: string;
  link: string;
  icon: string | null;
  sort_order: number;
  enabled: Generated<Flag>;
}

export interface SettingsTables {
  /** One row, id 1: incremented with every content write. */
  content_version: { id: number; version: number };
  /** What a seed has inserted once; it is not inserted again, even if it has been deleted since. */
  seed_log: { kind: string; key: string };
  /** `value` is JSON. */
  settings: { key: string; value: string };
  links: LinkRow;
}
