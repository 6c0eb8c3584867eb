import { daysLeftChangesAt } from '../lib/days-left.ts';

/** What a page's loader leaves in the router state: no data, only what must load before hydration. */
export interface PageLoaderResult {
  widgets: string[];
  modules: string[];
  /** Instants (ms since 1970), in order, at which parts of the page show or hide. */
  changesAt: number[];
  /** False when the host failed to answer for a widget; another render may show more of the page. */
  whole: boolean;
}

/** Source modules of the widgets in a page loader's result; none for other results. */
export function widgetModulesOf(result: unknown): string[] {
  return isPageLoaderResult(result) ? result.modules : [];
}

/** A loader's result without its modules, which only the host needs, to find their files. */
export const withoutModules = (result: unknown): unknown =>
  isPageLoaderResult(result) ? { ...result, modules: undefined } : result;

/** Widget types in a page loader's result; none for other results. */
export function widgetTypesOf(result: unknown): string[] {
  return isPageLoaderResult(result) ? result.widgets : [];
}

/** False when another render from these loaders may show more. */
export const isComplete = (results: readonly unknown[]): boolean =>
  results.every((result) => !isPageLoaderResult(result) || result.whole);

/** First instant after `now` (ms since 1970) at which such a page changes by time; `null` when never. */
export function nextVisibilityChange(results: readonly unknown[], now: number): number | null {
  const instants = results.flatMap((result) => {
    if (isPageLoaderResult(result)) return result.changesAt;
    return countsDown(result) ? [daysLeftChangesAt(result.countsDownTo, new Date(now)) ?? now] : [];
  });
  return instants.filter((instant) => instant > now).sort((a, b) => a - b)[0] ?? null;
}

/** Whether the screen counts down the days until a date, YYYY-MM-DD. */
const countsDown = (result: unknown): result is { countsDownTo: string } =>
  typeof result === 'object' && result !== null && 'countsDownTo' in result;

function isPageLoaderResult(result: unknown): result is PageLoaderResult {
  return typeof result === 'object' && result !== null && 'widgets' in result && 'whole' in result;
}
