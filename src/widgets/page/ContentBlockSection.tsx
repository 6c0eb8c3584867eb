import { useBlockClock } from './block-clock.ts';
import { isBlockVisible } from './page-blocks.ts';
import type { ContentBlock } from './page-blocks.ts';
import { WidgetSlot } from './WidgetSlot.tsx';

const WIDGET_LIMIT = 100;

/** One content block of a page, while its time window is open (BLK-01…04). */
export function ContentBlockSection({ block }: { block: ContentBlock }) {
  const now = useBlockClock();
  if (!isBlockVisible(block, now)) return null;
  const { id, template, variables } = block;
  return (
    <section id={block.anchor_name ?? undefined}>
      <WidgetSlot
        widget={{ type: template, templatevar: variables, context: { id, limit: WIDGET_LIMIT, offset: 0 } }}
      />
    </section>
  );
}
