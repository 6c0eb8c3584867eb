import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router';
import { SiteSettingsDocument } from '../features/site/SiteSettings.generated.ts';
import { clientOf } from '../graphql/route-context.ts';
import { SiteHeadDocument } from './SiteHead.generated.ts';
import { SiteShellDocument } from './SiteShell.generated.ts';

/**
 * Preloads what every page's frame reads: categories, menus, settings; on the host also head settings.
 * Returns no data.
 */
export async function shellLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const client = clientOf(context);
  await Promise.all([
    client.query({ query: SiteShellDocument }),
    client.query({ query: SiteSettingsDocument }),
    ...(import.meta.env.SSR ? [client.query({ query: SiteHeadDocument })] : []),
  ]);
  return null;
}

/** Copies what `shellLoader` has loaded into another client's cache. */
export function copyShell(from: ApolloClient, to: ApolloClient): void {
  for (const query of [SiteShellDocument, SiteSettingsDocument, SiteHeadDocument]) {
    const data = from.readQuery({ query });
    if (data) to.writeQuery({ query, data });
  }
}
