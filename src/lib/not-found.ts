import { data, isRouteErrorResponse } from 'react-router';
import { isRecord } from '../rules/is-record.ts';

/** Which of the two "not found" screens to show (A30). */
export type NotFoundKind = 'shop' | 'page';

/** Thrown by a loader: responds 404 and shows the screen of `kind`. */
export const notFound = (kind: NotFoundKind) => data({ notFound: kind }, { status: 404 });

/** Whether a loader threw `notFound` of any kind. */
export const isMissing = (thrown: unknown): boolean =>
  isRecord(thrown) && (isNotFound(thrown['data'], 'shop') || isNotFound(thrown['data'], 'page'));

/** The screen for a route error that is a 404 of `notFound`; `null` for any other error. */
export function notFoundKind(error: unknown): NotFoundKind | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null;
  return isNotFound(error.data, 'shop') ? 'shop' : 'page';
}

/** Whether a route error's data came from `notFound(kind)`. */
export const isNotFound = (value: unknown, kind: NotFoundKind): boolean =>
  isRecord(value) && value['notFound'] === kind;
