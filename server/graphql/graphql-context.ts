import type { Viewer } from '../lib/viewer.ts';
import type { Services } from '../services.ts';

/** Available to every resolver. */
export interface GraphqlContext {
  viewer: Viewer;
  services: Services;
}
