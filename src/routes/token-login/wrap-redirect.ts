import { ownPath } from '../../rules/own-path.ts';

/**
 * Where a login by token leads: on listed hosts a relative target is wrapped under `/enter/#`, `/profile` unless there is
 * one; elsewhere it stays as it is (GRD-09, A23).
 * @param hosts names as `location.hostname` has them
 * @param target path with query and hash; blank: none was remembered
 */
export function wrapRedirect(hosts: readonly string[], host: string, target: string): string {
  if (!hosts.includes(host)) return target;
  if (target === '') return '/enter/#/profile';
  return ownPath(target) !== null && !target.startsWith('/enter/#') ? `/enter/#${target}` : target;
}
