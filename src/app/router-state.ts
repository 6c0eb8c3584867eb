import { withoutModules } from '../page/page-loader-result.ts';
import { NetworkError } from '../graphql/network-error.ts';
import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import type { HydrationState, StaticHandlerContext } from 'react-router';

/** Status in the state when the renderer could not reach its API host. */
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
 * The router's part of the embedded state. Includes only refusals that a loader threw on purpose (`data(…, {
 * status })`); other errors become a bare 500, or 503 when the host was unreachable.
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
      withoutModules(result),
    ]),
  );
  return { loaderData, errors: errors.length > 0 ? Object.fromEntries(errors) : null };
}

function revive({ status, statusText, data }: PlainRouteError): unknown {
  if (status === UNREACHABLE) return new NetworkError('The shop could not be reached', { cause: null });
  return new ErrorResponseImpl(status, statusText, data);
}

/**
 * The counterpart of `dehydrateRouter`.
 * @returns `null` for any other state; the loaders then run again
 */
export function hydrateRouter(state: unknown): HydrationState | null {
  if (typeof state !== 'object' || state === null || !('loaderData' in state)) return null;
  const { loaderData, errors } = state as PlainRouterState;
  const revived = Object.entries(errors ?? {}).map(([id, error]) => [id, revive(error)] as const);
  return { loaderData, errors: revived.length > 0 ? Object.fromEntries(revived) : null };
}
