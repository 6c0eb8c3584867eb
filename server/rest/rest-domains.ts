import type { Services } from '../services.ts';
import type { RestDomain } from './rest-routes.ts';

/** The REST handlers of every domain. */
export function restDomains(_services: Services): RestDomain[] {
  return [];
}
