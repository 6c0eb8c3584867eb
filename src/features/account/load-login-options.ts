import type { LoaderFunctionArgs } from 'react-router';
import { clientOf } from '../../graphql/route-context.ts';
import { LoginOptionsDocument } from './LoginOptions.generated.ts';

/** Loader of a screen with a login: the shop's ways to log in. */
export async function loadLoginOptions({ context }: LoaderFunctionArgs): Promise<null> {
  await clientOf(context).query({ query: LoginOptionsDocument });
  return null;
}
