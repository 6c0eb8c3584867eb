import { ownPath } from '../../rules/own-path.ts';

/**
 * The target after a token login: on listed hosts a relative target is wrapped in `/enter/#`, with `/profile`
 * as the default; unchanged elsewhere (GRD-09, A23).
 * @param hosts names as in `location.hostname`
 * @param target path with query and hash; blank when none was remembered
 */
export function wrapRedirect(hosts: readonly string[], host: string, target: string): string {
  if (!hosts.includes(host)) return target;
  if (target === '') return '/enter/#/profile';
  return ownPath(target) !== null && !target.startsWith('/enter/#') ? `/enter/#${target}` : target;
}
