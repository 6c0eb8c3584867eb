import { use } from 'react';
import { isRouteErrorResponse, UNSAFE_DataRouterDataContext as RouterData, useMatches } from 'react-router';
import { isNotFound } from '../lib/not-found.ts';

/**
 * `default`: header and footer with all their ways; `404`: those ways stand below the screen too, for who is lost;
 * `checkout`: few ways, so that nothing leads away from paying.
 */
export type LayoutName = 'default' | '404' | 'checkout';

const names = (handle: unknown): handle is { layout: LayoutName | null } =>
  typeof handle === 'object' && handle !== null && 'layout' in handle;

/** The layout that the innermost route names; null: it opted out. The default where none says anything (GRD-12). */
export function layoutOf(handles: readonly unknown[]): LayoutName | null {
  const named = handles.findLast(names);
  return named ? named.layout : 'default';
}

const isMissingPage = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 404 && !isNotFound(error.data, 'shop');

/** The layout of the screen in sight; a page that is not there has the one of the 404 (A30). */
export function useLayout(): LayoutName | null {
  const matches = useMatches();
  const errors = use(RouterData)?.errors;
  if (Object.values(errors ?? {}).some(isMissingPage)) return '404';
  return layoutOf(matches.map(({ handle }) => handle));
}
