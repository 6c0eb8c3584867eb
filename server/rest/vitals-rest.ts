import type { Services } from '../services.ts';
import type { RestDomain } from './rest-routes.ts';

/** Browsers' reports of how fast a visit was (decision 065). */
export function vitalsRest({ vitals }: Services): RestDomain {
  return {
    // A beacon cannot send our header.
    forms: ['vitalsReport'],
    handlers: {
      async vitalsReport(measured) {
        await vitals.note(measured);
        return { success: true };
      },
    },
  };
}
