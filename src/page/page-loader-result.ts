import { daysLeftChangesAt } from '../lib/days-left.ts';

/** What a page's loader leaves in the router state: no data, only what to load before hydration. */
export interface PageLoaderResult {
  widgets: string[];
  modules: string[];
  /** Instants (ms since 1970) at which something of the page shows or hides, in order. */
  changesAt: number[];
  /** False when the host failed to answer one of them; then there may be more of the page another time. */
  whole: boolean;
}

/** The widgets' source modules that a page's loader has left, none for any other loader's result. */
export function widgetModulesOf(result: unknown): string[] {
  return isPageLoaderResult(result) ? result.modules : [];
}

/** What of a loader's result its browser needs: modules are named for the host, which names their files. */
export const forBrowser = (result: unknown): unknown =>
  isPageLoaderResult(result) ? { ...result, modules: undefined } : result;

/** The widget types that a page's loader has left, none for any other loader's result. */
export function widgetTypesOf(result: unknown): string[] {
  return isPageLoaderResult(result) ? result.widgets : [];
}

/** False when a page of these loaders' results may be more another time. */
export const isWhole = (results: readonly unknown[]): boolean =>
  results.every((result) => !isPageLoaderResult(result) || result.whole);

/** The first instant after `now` (ms since 1970) at which a page of these loaders' results looks otherwise; null: none. */
export function nextChangeOf(results: readonly unknown[], now: number): number | null {
  const instants = results.flatMap((result) => {
    if (isPageLoaderResult(result)) return result.changesAt;
    return countsDown(result) ? [daysLeftChangesAt(result.countsDownTo, new Date(now)) ?? now] : [];
  });
  return instants.filter((instant) => instant > now).sort((a, b) => a - b)[0] ?? null;
}

/** Of a screen that says how many days are left until a day, YYYY-MM-DD. */
const countsDown = (result: unknown): result is { countsDownTo: string } =>
  typeof result === 'object' && result !== null && 'countsDownTo' in result;

function isPageLoaderResult(result: unknown): result is PageLoaderResult {
  return typeof result === 'object' && result !== null && 'widgets' in result && 'whole' in result;
}
