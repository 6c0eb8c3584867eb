import type { Services } from '../services.ts';
import type { RestDomain } from './rest-routes.ts';

/** Accepts error reports from browsers (A79). */
export function errorReportRest({ errorLog, rateLimits }: Services): RestDomain {
  return {
    handlers: {
      async errorReport({ message, stack, url }, context) {
        const refusal = await rateLimits.limit('errorReport', context);
        if (refusal) return refusal;
        await errorLog.note({ source: 'browser', message, stack: stack ?? '', url });
        return { success: true };
      },
    },
  };
}
