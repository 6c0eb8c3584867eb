import type { PlacedWidget } from './page-blocks.ts';

/** The URL of the home page. */
export const HOME_URL = '/';

/**
 * The list that the home page shows below its blocks if the owner has named one (PGR-19, A42).
 * @param listPage slug of the list page, which is also its articles' group; blank for none
 */
export function homeList(url: string, listPage: string, heading = ''): PlacedWidget[] {
  if (url !== HOME_URL || listPage === '') return [];
  return [
    {
      type: 'blog_list',
      templatevar: { group: listPage, heading },
      context: { id: 0, origin: 'content', limit: 100, offset: 0, paginationLabels: {} },
    },
  ];
}
