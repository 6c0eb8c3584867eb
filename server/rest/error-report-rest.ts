import type { Services } from '../services.ts';
import type { RestDomain } from './rest-routes.ts';

/** Accepts error reports from browsers (A79). */
export function errorReportRest({ errorLog }: Services): RestDomain {
  return {
    handlers: {
      async errorReport({ message, stack, url }) {
        await errorLog.note({ source: 'browser', message, stack: stack ?? '', url });
        return { success: true };
      },
    },
  };
}
