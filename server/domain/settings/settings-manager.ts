import type { Database } from '../../db/connection.ts';
import { defaultBusinessSettings } from './business-settings.ts';
import type { BusinessSettings } from './business-settings.ts';
import { isRowKey } from '../../lib/row-key.ts';
import { cachedPerContentVersion } from '../../db/content-version.ts';
import { blankDomainSettings } from './domain-settings.ts';
import type { DomainSettings, ShownBusinessSetting } from './domain-settings.ts';
import { limitProblem, linkTree, parseSetting, settingsUnder, withoutSales } from './settings-rules.ts';
import type { LinkNode } from './settings-rules.ts';
import { listLinks, readSettings, writeSetting } from './settings-store.ts';

interface CachedSettings {
  business: BusinessSettings;
  domain: DomainSettings;
}

/** Default values; the keys are all existing settings. */
const presets = new Map<string, unknown>([
  ...Object.entries(defaultBusinessSettings).map(([name, preset]) => [`business.${name}`, preset] as const),
  ...Object.entries(blankDomainSettings).map(([name, preset]) => [`domain.${name}`, preset] as const),
]);

/** Returns the business settings visible to every page. */
const shownOf = (business: BusinessSettings): Pick<BusinessSettings, ShownBusinessSetting> => ({
  ecommerce_enabled: business.ecommerce_enabled,
  show_back_to_top: business.show_back_to_top,
  home_list_page: business.home_list_page,
  min_making_days: business.min_making_days,
  max_making_days: business.max_making_days,
  ask_date_of_birth: business.ask_date_of_birth,
});

/** Reads settings and menus; settings are cached until the content version changes. */
export class SettingsManager {
  readonly #database: Database;
  readonly #cached: () => Promise<CachedSettings>;

  constructor({ database, contentVersion }: { database: Database; contentVersion: () => Promise<number> }) {
    this.#database = database;
    this.#cached = cachedPerContentVersion(contentVersion, async () => {
      const stored = await readSettings(database);
      const business = settingsUnder(stored, 'business', defaultBusinessSettings);
      const domain = settingsUnder(stored, 'domain', blankDomainSettings);
      return { business, domain: { ...domain, ...shownOf(business) } };
    });
  }

  /** Returns the owner's decisions about selling; money in cents. */
  async business(): Promise<BusinessSettings> {
    return (await this.#cached()).business;
  }

  /** Returns the site's name, colours, contact and keys (ENT-10). */
  async domain(): Promise<DomainSettings> {
    return (await this.#cached()).domain;
  }

  /** Returns every setting with its current value, e.g. `business.free_shipping_threshold_cents` → 20000. */
  async all(): Promise<Map<string, unknown>> {
    const { business, domain } = await this.#cached();
    const parts: Record<string, object> = { business, domain };
    return new Map(
      [...presets.keys()].map((key) => {
        const [part = '', name = ''] = key.split('.');
        return [key, (parts[part] as Record<string, unknown>)[name]];
      }),
    );
  }

  /**
   * Stores a setting typed by the owner; pages of every process show it within two seconds.
   * @returns what is wrong, or null when it is stored
   */
  async change(key: string, typed: string): Promise<string | null> {
    if (!presets.has(key)) return `there is no setting ${key}`;
    const preset = presets.get(key);
    const value = parseSetting(typed, preset);
    if (value === undefined) return `${key} is ${JSON.stringify(preset)} by default and cannot be ${typed}`;
    const problem = limitProblem(key, value, await this.all());
    if (problem !== null) return problem;
    await writeSetting(this.#database, key, value);
    return null;
  }

  /**
   * Returns the links of a menu, or of all menus, as a tree (APC-11), without cart and checkout while online
   * sales are off (GEN-15).
   */
  async links(menu: string | null): Promise<LinkNode[]> {
    if (menu !== null && !isRowKey(menu)) return [];
    const tree = linkTree(await listLinks(this.#database, menu));
    return (await this.business()).ecommerce_enabled ? tree : withoutSales(tree);
  }
}
