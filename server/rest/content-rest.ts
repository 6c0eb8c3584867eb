import { readSitemap } from '../domain/pages/sitemap.ts';
import type { Services } from '../services.ts';
import type { RestDomain } from './rest-routes.ts';

/** Settings, sitemap and menus. */
export function contentRest({ database, groups, settings }: Services): RestDomain {
  return {
    handlers: {
      domainCurrent: () => settings.domain(),
      domainInitialData: async () => ({ sitemap: await readSitemap({ database, groups }) }),
      linkList: async ({ parent }) => ({ data: await settings.links(parent ?? null) }),
    },
  };
}
