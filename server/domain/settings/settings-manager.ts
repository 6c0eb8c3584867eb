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

interface KeptSettings {
  business: BusinessSettings;
  domain: DomainSettings;
}

/** Reads settings and menus; settings are kept until the content version changes. */
export class SettingsManager {
  readonly #database: Database;
  readonly #kept: () => Promise<KeptSettings>;

  constructor({ database, contentVersion }: { database: Database; contentVersion: () => Promise<number> }) {
    this.#database = database;
    this.#kept = cachedPerContentVersion(contentVersion, async () => {
      const kept = await readSettings(database);
      const business = settingsUnder(kept, 'business', defaultBusinessSettings);
      const { show_back_to_top, home_list_page } = business;
      const domain = settingsUnder(kept, 'domain', blankDomainSettings);
      return { business, domain: { ...domain, show_back_to_top, home_list_page } };
    });
  }

  /** What the owner decides about selling. Money in cents. */
  async business(): Promise<BusinessSettings> {
    return (await this.#kept()).business;
  }

  /** Name, colours, contact and keys of the site (ENT-10). */
  async domain(): Promise<DomainSettings> {
    return (await this.#kept()).domain;
  }

  /** The links of a menu as a tree, or of every menu (APC-11). */
  async links(menu: string | null): Promise<LinkNode[]> {
    return menu === null || isRowKey(menu) ? linkTree(await readLinks(this.#database, menu)) : [];
  }
}
