import type { CSSProperties } from 'react';
import type { PageRow_RowFragment } from './PageRow.generated.ts';
import { WidgetSlot } from './WidgetSlot.tsx';

type Block = PageRow_RowFragment['blocks'][number];

/** Where a block stands in the twelve columns from medium screens up; on phones blocks stack (PGR-02). */
function columnsOf(block: Block): CSSProperties {
  const start = block.offset > 0 ? `${block.offset + 1} / ` : '';
  return { '--columns': `${start}span ${block.width}` } as CSSProperties;
}

/** A row of twelve columns. */
export function PageRow({ row }: { row: PageRow_RowFragment }) {
  return (
    <div className="grid grid-cols-1 md:grid-cols-12">
      {row.blocks.map((block) => (
        <div key={block.id} className="min-w-0 md:[grid-column:var(--columns)]" style={columnsOf(block)}>
          {block.widgets.map(({ id, type, templatevar, limit, offset }) => (
            <WidgetSlot key={id} widget={{ type, templatevar, context: { id, limit, offset } }} />
          ))}
        </div>
      ))}
    </div>
  );
}
