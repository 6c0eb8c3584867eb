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
  /** The id of the widget that the page begins with. */
  first: number | null;
}

/** A row of blocks: tabs, or twelve columns (PGR-02, PGR-03). A tick of the clock does not render it anew. */
export const PageRow = memo(function PageRow({ row, first }: PageRowProps) {
  if (row.blocks.length === 0) return null;
  return row.row_type === 'tabs' ? <TabsRow row={row} /> : <ColumnsRow row={row} first={first} />;
});

const hasWidget = ({ widgets }: PageBlockData, wanted: number | null) =>
  widgets.some(({ id }) => id === wanted);

function ColumnsRow({ row, first }: PageRowProps) {
  const layouts = columnLayouts(row.blocks);
  const [only, ...others] = row.blocks;
  // A block that has the whole row for itself may let its widgets reach the edges of the page.
  if (only && others.length === 0 && layouts[0]?.span === 12) {
    return <BlockWidgets block={only} layout={PAGE_LAYOUT} first={first} />;
  }
  const isFirst = row.blocks.some((block) => hasWidget(block, first));
  return (
    <div className={CONTAINED}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-12 lg:gap-x-8">
        {row.blocks.map((block, index) => (
          <div
            key={block.id}
            // The first widget of a page has room above it; what stands beside it begins as far down.
            className={classNames(
              'min-w-0 md:[grid-column:var(--columns)]',
              isFirst && !hasWidget(block, first) && 'md:pt-12',
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
    content: <BlockWidgets block={block} layout={COLUMN_LAYOUT} first={null} />,
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
