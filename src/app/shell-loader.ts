import type { LoaderFunctionArgs } from 'react-router';
import { clientOf } from '../graphql/route-context.ts';
import { SiteShellDocument } from './SiteShell.generated.ts';

/** Preloads what the frame of every page reads: categories, menus, the shop's name. Gives no data itself. */
export async function shellLoader({ context }: LoaderFunctionArgs): Promise<null> {
  await clientOf(context).query({ query: SiteShellDocument });
  return null;
}
