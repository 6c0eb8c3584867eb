import { toWidgetType } from '../registry.ts';
import { loadedWidget } from './loaded-widgets.ts';
import type { PlacedWidget } from './page-blocks.ts';
import { WidgetNotice } from './WidgetNotice.tsx';

/** One widget. An unknown type or broken settings harm nothing else: only a logged-in user is told. */
export function WidgetSlot({ widget }: { widget: PlacedWidget }) {
  const type = toWidgetType(widget.type);
  const code = type && loadedWidget(type);
  if (!code) return <WidgetNotice type={widget.type} problems={[]} />;
  const view = code.view(widget.templatevar, widget.context);
  return view.ok ? view.element : <WidgetNotice type={widget.type} problems={view.problems} />;
}
