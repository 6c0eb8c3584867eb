import type { LoaderFunctionArgs } from 'react-router';
import { clientOf } from '../../graphql/route-context.ts';
import { notFound } from '../../lib/not-found.ts';
import { SiteSettingsDocument } from './SiteSettings.generated.ts';

/** For loaders of screens that need online sales: throws a 404 when the shop has none (GEN-15). */
export async function requireSelling(context: LoaderFunctionArgs['context']): Promise<void> {
  const { data } = await clientOf(context).query({ query: SiteSettingsDocument });
  if (data?.domainCurrent.ecommerce_enabled === false) throw notFound('page');
}
