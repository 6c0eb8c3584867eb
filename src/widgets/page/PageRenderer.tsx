import { RichText } from '../../components/ui/RichText.tsx';
import { ArticleFrame } from './ArticleFrame.tsx';
import { BlockClockContext, useBlockClock } from './block-clock.ts';
import { ContentBlockSection } from './ContentBlockSection.tsx';
import { contentBlocks } from './page-blocks.ts';
import type { PageRenderer_PageFragment } from './PageRenderer.generated.ts';
import { PageRow } from './PageRow.tsx';
import { CONTAINED } from './rooms.ts';

/** Articles are the pages of this group (A73). */
const ARTICLES = 'blog';

/** A CMS page: its rows, or its content blocks when it has no rows (A43), then its legacy HTML (PGR-05). */
export function PageRenderer({ page }: { page: PageRenderer_PageFragment }) {
  const now = useBlockClock();
  const isArticle = page.sitemap_group_model === ARTICLES;
  const parts = (
    <>
      {page.rows.length > 0
        ? page.rows.map((row, index) => <PageRow key={row.id} row={row} leads={index === 0 && !isArticle} />)
        : contentBlocks(page).map((block, index) => (
            <ContentBlockSection key={block.id} block={block} leads={index === 0 && !isArticle} />
          ))}
      {page.content !== '' && (
        <div className={CONTAINED}>
          <RichText html={page.content} />
        </div>
      )}
    </>
  );
  return (
    <BlockClockContext value={now}>
      {isArticle ? <ArticleFrame page={page}>{parts}</ArticleFrame> : parts}
    </BlockClockContext>
  );
}
