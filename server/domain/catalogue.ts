import type { Connection } from '../db/connection.ts';
import { createGalleryManager } from './galleries/gallery-manager.ts';
import type { GalleryManager } from './galleries/gallery-manager.ts';
import { createGroupManager } from './groups/group-manager.ts';
import type { GroupManager } from './groups/group-manager.ts';
import { createPageManager } from './pages/page-manager.ts';
import type { PageManager } from './pages/page-manager.ts';
import { ProductManager } from './products/product-manager.ts';
import { createRedirectManager } from './redirects/redirect-manager.ts';
import type { RedirectManager } from './redirects/redirect-manager.ts';
import { contentWrites, readContentVersion } from '../db/content-version.ts';
import { oncePerRequest } from '../lib/request-memory.ts';
import { ShownVersion } from './shown-version.ts';
import { createSettingsManager } from './settings/settings-manager.ts';
import type { SettingsManager } from './settings/settings-manager.ts';

/** What the shop shows: goods, pages and settings. */
export interface Catalogue {
  /** Goes up with every content write; what is cached under an older one is stale. A request reads it once. */
  contentVersion: () => Promise<number>;
  /** What cached pages hold for; it has to be started to see what other processes do. */
  shown: ShownVersion;
  settings: SettingsManager;
  groups: GroupManager;
  products: ProductManager;
  pages: PageManager;
  galleries: GalleryManager;
  redirects: RedirectManager;
}

export interface CatalogueInput extends Pick<Connection, 'database' | 'dataVersion'> {
  clock: () => Date;
}

export function createCatalogue({ database, dataVersion, clock }: CatalogueInput): Catalogue {
  const readVersion = () => readContentVersion(database);
  const contentVersion = oncePerRequest(readVersion);
  const groups = createGroupManager(database, contentVersion, clock);
  const products = new ProductManager(database, contentVersion, groups);
  const shown = new ShownVersion({
    contentVersion: readVersion,
    soldOutSkus: () => products.soldOutSkus(),
    contentMark: () => `${dataVersion?.() ?? 0}.${contentWrites(database)}`,
  });
  return {
    contentVersion,
    shown,
    settings: createSettingsManager(database, contentVersion),
    groups,
    products,
    pages: createPageManager(database, contentVersion),
    galleries: createGalleryManager(database),
    redirects: createRedirectManager(database, contentVersion, clock),
  };
}
