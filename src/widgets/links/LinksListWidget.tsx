import { createElement } from 'react';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { defineWidget, limitedList } from '../widget-module.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { linkIcon } from './link-icons.ts';
import { linksSchema, preloadLinks } from './links-settings.ts';
import type { LinksWidgetProps } from './links-settings.ts';
import { useLinksOfQuery } from './LinksOf.generated.ts';

/** links_list: name, icon and link of each entry below a parent (PGR-09). */
function LinksListWidget({ settings, context }: LinksWidgetProps) {
  const { data } = useLinksOfQuery({ variables: { parent: settings.parent } });
  const links = limitedList(data?.linkList.data ?? [], context);
  if (links.length === 0) return null;
  return (
    <div className="py-4">
      <WidgetHeader heading={settings.heading} />
      <ul className="divide-y divide-kerf border-y border-kerf">
        {links.map(({ id, name, link, icon }) => (
          <li key={id}>
            <AppLink
              href={link}
              className="flex min-h-12 items-center gap-3 py-2 decoration-scorch underline-offset-4 hover:underline"
            >
              {icon &&
                createElement(linkIcon(icon), {
                  'aria-hidden': true,
                  size: 20,
                  strokeWidth: 1.5,
                  className: 'shrink-0 text-scorch',
                })}
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const widget = defineWidget({
  schema: linksSchema,
  Component: LinksListWidget,
  preload: preloadLinks,
});
