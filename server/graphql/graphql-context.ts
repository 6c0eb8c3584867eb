import type { Viewer } from '../lib/viewer.ts';
import type { Services } from '../services.ts';

/** What every resolver may use. */
export interface GraphqlContext {
  viewer: Viewer;
  services: Services;
}
