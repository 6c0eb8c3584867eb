import { use } from 'react';
import { isRouteErrorResponse, UNSAFE_DataRouterDataContext as RouterData, useMatches } from 'react-router';
import { isNotFound } from '../lib/not-found.ts';
import { isRecord } from '../rules/is-record.ts';

/**
 * `default`: header and footer with all links; `404`: also the menu's links below the screen; `checkout`: few
 * links, so that little leads away from paying.
 */
export type LayoutName = 'default' | '404' | 'checkout';

const names = (handle: unknown): handle is { layout: LayoutName | null } =>
  isRecord(handle) && 'layout' in handle;

/** The layout named by the innermost route; `null` when it opts out, `default` when none does (GRD-12). */
export function layoutOf(handles: readonly unknown[]): LayoutName | null {
  const named = handles.findLast(names);
  return named ? named.layout : 'default';
}

const isMissingPage = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 404 && !isNotFound(error.data, 'shop');

/** The layout of the current screen; a page that was not found has that of the 404 (A30). */
export function useLayout(): LayoutName | null {
  const matches = useMatches();
  const errors = use(RouterData)?.errors;
  if (Object.values(errors ?? {}).some(isMissingPage)) return '404';
  return layoutOf(matches.map(({ handle }) => handle));
}
