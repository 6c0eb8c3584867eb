import { toWidgetType, widgetRegistry } from '../widgets/registry.ts';
import type { WidgetType } from '../graphql/generated/contract-rules.ts';
import type { Widget } from '../widgets/widget-module.ts';

const loaded = new Map<WidgetType, Widget>();

/** Loads the code of these widget types once, ignoring unknown types. Returns their source modules. */
export async function loadWidgets(types: Iterable<string>): Promise<string[]> {
  const known = [...new Set([...types].map(toWidgetType))].filter((type) => type !== null);
  await Promise.all(
    known.map(async (type) => {
      if (!loaded.has(type)) loaded.set(type, (await widgetRegistry[type].load()).widget);
    }),
  );
  return known.map((type) => widgetRegistry[type].module);
}

/** The code of a widget type that `loadWidgets` has loaded, else `null`. */
export const loadedWidget = (type: WidgetType): Widget | null => loaded.get(type) ?? null;
