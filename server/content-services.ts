import { join } from 'node:path';
import type { Connection } from './db/connection.ts';
import { contentWrites, readContentVersion } from './db/content-version.ts';
import { ContentManager } from './domain/content/content-manager.ts';
import { GalleryManager } from './domain/galleries/gallery-manager.ts';
import { GroupManager } from './domain/groups/group-manager.ts';
import { ModelManager } from './domain/models/model-manager.ts';
import { PageManager } from './domain/pages/page-manager.ts';
import { RawCodeManager } from './domain/pages/raw-code-manager.ts';
import { SitemapManager } from './domain/pages/sitemap-manager.ts';
import { refreshListings } from './domain/products/listing-store.ts';
import { ProductManager } from './domain/products/product-manager.ts';
import { RedirectManager } from './domain/redirects/redirect-manager.ts';
import { SettingsManager } from './domain/settings/settings-manager.ts';
import { ShownVersion } from './domain/shown-version.ts';
import { TranslationEditor } from './domain/translations/translation-editor.ts';
import { TranslationManager } from './domain/translations/translation-manager.ts';
import { VideoManager } from './domain/videos/video-manager.ts';
import { openImageLibrary } from './images/image-library.ts';
import { RenditionService } from './images/rendition-service.ts';
import { SEEDED_MANIFEST } from './images/seeded-originals.ts';
import { SearchManager } from './search/search-manager.ts';
import type { CoreServices } from './core-services.ts';

export async function createPictures({ environment, processes: { pictures }, report }: CoreServices) {
  const storage = { directory: join(environment.dataDir, 'images'), pictures, report };
  const images = await openImageLibrary({ ...storage, manifestFile: SEEDED_MANIFEST });
  return {
    /** Crops, encodes and measures pictures. */
    pictures,
    /** All originals, and image records for the references in tables. */
    images,
    /** Pictures in the sizes pages request. */
    renditions: new RenditionService({ ...storage, library: images }),
  };
}

/** Creates the version cached pages depend on; it must be started to notice changes of other processes. */
function createShownVersion({ database, dataVersion, listen }: Connection, products: ProductManager) {
  return new ShownVersion({
    contentVersion: () => readContentVersion(database),
    soldOutSkus: () => products.soldOutSkus(),
    othersMark: () => dataVersion?.() ?? 0,
    ownWrites: () => contentWrites(database),
    listen,
  });
}

/** Creates the shop's content: products, pages and settings. */
export function createContent(core: CoreServices, { images }: Pictures) {
  const groups = new GroupManager({ ...core, refreshListings });
  const settings = new SettingsManager(core);
  const products = new ProductManager({ ...core, groups, settings });
  const redirects = new RedirectManager(core);
  return {
    groups,
    products,
    shown: createShownVersion(core.connection, products),
    settings,
    pages: new PageManager(core),
    sitemap: new SitemapManager({ ...core, groups, redirects }),
    rawCode: new RawCodeManager(core),
    galleries: new GalleryManager(core),
    content: new ContentManager(core),
    models: new ModelManager({ ...core, images }),
    videos: new VideoManager(core),
    redirects,
    search: new SearchManager({ ...core, groups, products }),
    translations: new TranslationManager(core),
    translationEditor: new TranslationEditor(core),
  };
}

export type Pictures = Awaited<ReturnType<typeof createPictures>>;
export type Content = ReturnType<typeof createContent>;
