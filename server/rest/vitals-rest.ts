import type { Services } from '../services.ts';
import type { RestDomain } from './rest-routes.ts';

/** Browsers' reports of how fast a visit was (decision 065). */
export function vitalsRest({ vitals, rateLimits }: Services): RestDomain {
  return {
    // A beacon cannot send our header.
    forms: ['vitalsReport'],
    handlers: {
      async vitalsReport(measured, context) {
        const refusal = await rateLimits.limit('vitalsReport', context);
        if (refusal) return refusal;
        await vitals.note(measured);
        return { success: true };
      },
    },
  };
}
