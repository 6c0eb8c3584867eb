import { forBrowser } from '../page/page-loader-result.ts';
import { NetworkError } from '../graphql/network-error.ts';
import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import type { HydrationState, StaticHandlerContext } from 'react-router';

/** What a host that does not answer its renderer looks like in the state. */
const UNREACHABLE = 503;

interface PlainRouteError {
  status: number;
  statusText: string;
  data: unknown;
}

interface PlainRouterState {
  loaderData: Record<string, unknown>;
  errors: Record<string, PlainRouteError> | null;
}

/**
 * The router's part of the embedded state. Only refusals that a loader threw on purpose (`data(…, { status })`)
 * travel; any other error reaches the browser as a bare 500, or as what says that the host cannot be reached.
 */
export function dehydrateRouter(context: StaticHandlerContext): PlainRouterState {
  const errors = Object.entries(context.errors ?? {}).map(([id, error]) => {
    const plain = isRouteErrorResponse(error)
      ? { status: error.status, statusText: error.statusText, data: error.data as unknown }
      : { status: error instanceof NetworkError ? UNREACHABLE : 500, statusText: '', data: null };
    return [id, plain] as const;
  });
  const loaderData = Object.fromEntries(
    Object.entries(context.loaderData as Record<string, unknown>).map(([id, result]) => [
      id,
      forBrowser(result),
    ]),
  );
  return { loaderData, errors: errors.length > 0 ? Object.fromEntries(errors) : null };
}

function revive({ status, statusText, data }: PlainRouteError): unknown {
  if (status === UNREACHABLE) return new NetworkError('The shop could not be reached', { cause: null });
  return new ErrorResponseImpl(status, statusText, data);
}

/** The counterpart of `dehydrateRouter`; anything that is not such a state gives null, and the loaders run again. */
export function hydrateRouter(state: unknown): HydrationState | null {
  if (typeof state !== 'object' || state === null || !('loaderData' in state)) return null;
  const { loaderData, errors } = state as PlainRouterState;
  const revived = Object.entries(errors ?? {}).map(([id, error]) => [id, revive(error)] as const);
  return { loaderData, errors: revived.length > 0 ? Object.fromEntries(revived) : null };
}
