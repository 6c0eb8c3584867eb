import { ContentBlockSection } from './ContentBlockSection.tsx';
import { contentBlocks } from './page-blocks.ts';
import type { PageRenderer_PageFragment } from './PageRenderer.generated.ts';
import { PageRow } from './PageRow.tsx';

/** A CMS page: its rows, or its content blocks when it has no rows (A43), then its legacy HTML (PGR-05). */
export function PageRenderer({ page }: { page: PageRenderer_PageFragment }) {
  return (
    <>
      {page.rows.length > 0
        ? page.rows.map((row) => <PageRow key={row.id} row={row} />)
        : contentBlocks(page).map((block) => <ContentBlockSection key={block.id} block={block} />)}
      {page.content !== '' && (
        <div
          className="prose-shop mx-auto max-w-5xl px-6 py-2"
          dangerouslySetInnerHTML={{ __html: page.content }}
        />
      )}
    </>
  );
}
