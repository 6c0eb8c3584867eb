import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { Tabs } from '../components/ui/Tabs.tsx';
import { classNames } from '../lib/class-names.ts';
import { columnLayouts, columnProblems } from './column-layout.ts';
import type { ColumnLayout } from './column-layout.ts';
import { CONTAINED, COLUMN_LAYOUT, PAGE_LAYOUT } from './slot-layout.ts';
import type { SlotLayout } from './slot-layout.ts';
import { rowWidgets } from './page-blocks.ts';
import type { PageBlockData, PageRowData } from './page-blocks.ts';
import { SettingsNotice } from './WidgetNotice.tsx';
import { WidgetSlot } from './WidgetSlot.tsx';

interface PageRowProps {
  row: PageRowData;
  /** The id of the page's first widget. */
  first: number | undefined;
}

/** A row of blocks: tabs, or twelve columns (PGR-02, PGR-03). Memoised, so that clock ticks do not re-render it. */
export const PageRow = memo(function PageRow({ row, first }: PageRowProps) {
  if (row.blocks.length === 0) return null;
  return row.row_type === 'tabs' ? <TabsRow row={row} /> : <ColumnsRow row={row} first={first} />;
});

function ColumnsRow({ row, first }: PageRowProps) {
  const layouts = columnLayouts(row.blocks);
  const [only, ...others] = row.blocks;
  // A single block spanning the whole row may let its widgets reach the page edges.
  if (only && others.length === 0 && layouts[0]?.span === 12) {
    return <BlockWidgets block={only} layout={PAGE_LAYOUT} first={first} />;
  }
  const hasFirst = ({ widgets }: PageBlockData) => widgets.some(({ id }) => id === first);
  const isFirst = row.blocks.some(hasFirst);
  return (
    <div className={CONTAINED}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-12 lg:gap-x-8">
        {row.blocks.map((block, index) => (
          <div
            key={block.id}
            // The page's first widget has space above it; blocks beside it start at the same height.
            className={classNames(
              'min-w-0 md:[grid-column:var(--columns)]',
              isFirst && !hasFirst(block) && 'md:pt-12',
            )}
            style={columnStyle(layouts[index])}
          >
            <BlockWidgets block={block} layout={COLUMN_LAYOUT} first={first} />
          </div>
        ))}
      </div>
    </div>
  );
}

function columnStyle(place: ColumnLayout | undefined): CSSProperties {
  return place ? ({ '--columns': `${place.start} / span ${place.span}` } as CSSProperties) : {};
}

function TabsRow({ row }: { row: PageRowData }) {
  const { t } = useLingui();
  const tabs = row.blocks.map((block, index) => ({
    id: String(block.id),
    title:
      block.title === ''
        ? t({ message: `Tab ${index + 1}`, comment: 'Name of a tab without one, by its number' })
        : block.title,
    content: <BlockWidgets block={block} layout={COLUMN_LAYOUT} first={undefined} />,
  }));
  return (
    <div className={CONTAINED}>
      <Tabs label={t({ message: 'Tabs', comment: 'Name of a row of tabs' })} tabs={tabs} />
    </div>
  );
}

interface BlockWidgetsProps extends Pick<PageRowProps, 'first'> {
  block: PageBlockData;
  layout: SlotLayout;
}

function BlockWidgets({ block, layout, first }: BlockWidgetsProps) {
  return (
    <>
      <SettingsNotice type={block.title} problems={columnProblems(block)} />
      {rowWidgets(block).map((widget) => (
        <WidgetSlot
          key={widget.context.id}
          widget={widget}
          layout={layout}
          isFirst={widget.context.id === first}
        />
      ))}
    </>
  );
}
