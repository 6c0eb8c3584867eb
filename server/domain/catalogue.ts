import type { Database } from '../db/connection.ts';
import { createGalleryManager } from './galleries/gallery-manager.ts';
import type { GalleryManager } from './galleries/gallery-manager.ts';
import { createGroupManager } from './groups/group-manager.ts';
import type { GroupManager } from './groups/group-manager.ts';
import { createPageManager } from './pages/page-manager.ts';
import type { PageManager } from './pages/page-manager.ts';
import { ProductManager } from './products/product-manager.ts';
import { createRedirectManager } from './redirects/redirect-manager.ts';
import type { RedirectManager } from './redirects/redirect-manager.ts';
import { readContentVersion } from '../db/content-version.ts';
import { createSettingsManager } from './settings/settings-manager.ts';
import type { SettingsManager } from './settings/settings-manager.ts';

/** What the shop shows: goods, pages and settings. */
export interface Catalogue {
  /** Goes up with every content write; what is cached under an older one is stale. */
  contentVersion: () => Promise<number>;
  settings: SettingsManager;
  groups: GroupManager;
  products: ProductManager;
  pages: PageManager;
  galleries: GalleryManager;
  redirects: RedirectManager;
}

export function createCatalogue(input: { database: Database; clock: () => Date }): Catalogue {
  const { database, clock } = input;
  const contentVersion = () => readContentVersion(database);
  const groups = createGroupManager(database, contentVersion, clock);
  return {
    contentVersion,
    settings: createSettingsManager(database, contentVersion),
    groups,
    products: new ProductManager(database, contentVersion, groups),
    pages: createPageManager(database, contentVersion),
    galleries: createGalleryManager(database),
    redirects: createRedirectManager(database, contentVersion, clock),
  };
}
