import type { Database } from '../../db/connection.ts';

/** Returns all text of a page, as it is stored. */
export async function readPageText(database: Database, slug: string): Promise<string> {
  const ofPage = database.selectFrom('pages').where('pages.slug', '=', slug);
  const parts = await Promise.all([
    ofPage.select('pages.content as text').execute(),
    ofPage
      .innerJoin('page_contents', 'page_contents.page_id', 'pages.id')
      .select('variables as text')
      .execute(),
    ofPage
      .innerJoin('page_rows', 'page_rows.page_id', 'pages.id')
      .innerJoin('page_blocks', 'page_blocks.row_id', 'page_rows.id')
      .innerJoin('page_widgets', 'page_widgets.block_id', 'page_blocks.id')
      .select('templatevar as text')
      .execute(),
  ]);
  return parts
    .flat()
    .map(({ text }) => text)
    .join('\n');
}
