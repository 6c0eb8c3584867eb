import type { Database } from '../../db/connection.ts';
import type { DomainSettings } from '../../generated/wire.ts';
import { defaultBusinessSettings } from './business-settings.ts';
import type { BusinessSettings } from './business-settings.ts';
import { isRowKey } from '../../lib/row-key.ts';
import { cachedPerContentVersion } from '../../db/content-version.ts';
import { blankDomainSettings } from './domain-settings.ts';
import { linkTree, settingsUnder } from './settings-rules.ts';
import type { LinkNode } from './settings-rules.ts';
import { readLinks, readSettings } from './settings-store.ts';

export interface SettingsManager {
  /** What the owner decides about selling. Money in cents. */
  business(): Promise<BusinessSettings>;
  /** Name, colours, contact and keys of the site (ENT-10). */
  domain(): Promise<DomainSettings>;
  /** The links of a menu as a tree, or of every menu (APC-11). */
  links(menu: string | null): Promise<LinkNode[]>;
}

/** Reads settings and menus; settings are kept until the content version changes. */
export function createSettingsManager(
  database: Database,
  contentVersion: () => Promise<number>,
): SettingsManager {
  const all = cachedPerContentVersion(contentVersion, async () => {
    const kept = await readSettings(database);
    const business = settingsUnder(kept, 'business', defaultBusinessSettings);
    const { show_back_to_top, home_list_page } = business;
    const domain = settingsUnder(kept, 'domain', blankDomainSettings);
    return { business, domain: { ...domain, show_back_to_top, home_list_page } };
  });
  return {
    business: async () => (await all()).business,
    domain: async () => (await all()).domain,
    links: async (menu) => (menu === null || isRowKey(menu) ? linkTree(await readLinks(database, menu)) : []),
  };
}
