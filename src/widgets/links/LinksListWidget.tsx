import { createElement } from 'react';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { defineWidget, listed } from '../widget-module.ts';
import type { WidgetContext } from '../widget-module.ts';
import { text, requiredText } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { linkIcon } from './link-icons.ts';
import { LinksOfDocument, useLinksOfQuery } from './LinksOf.generated.ts';

const schema = object({ heading: text(), parent: requiredText() });

interface LinksListWidgetProps {
  settings: InferOutput<typeof schema>;
  context: WidgetContext;
}

/** links_list: name, icon and link of each entry below a parent (PGR-09). */
function LinksListWidget({ settings, context }: LinksListWidgetProps) {
  const { data } = useLinksOfQuery({ variables: { parent: settings.parent } });
  const links = listed(data?.linkList.data ?? [], context);
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
  schema,
  Component: LinksListWidget,
  preload: ({ parent }, { client }) => client.query({ query: LinksOfDocument, variables: { parent } }),
});
