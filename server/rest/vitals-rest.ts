import type { DeviceClass, PageKind } from '../generated/contract-rules.ts';
import type { Services } from '../services.ts';
import type { RestDomain } from './rest-routes.ts';

/** Browsers' reports of how fast a visit was (decision 065). */
export function vitalsRest({ vitals, rateLimits }: Services): RestDomain {
  return {
    // A beacon cannot send our header.
    forms: ['vitalsReport'],
    handlers: {
      async vitalsReport({ page, device, ...measured }, context) {
        const refusal = await rateLimits.limit('vitalsReport', context);
        if (refusal) return refusal;
        await vitals.note({ page: page as PageKind, device: device as DeviceClass, ...measured });
        return { success: true };
      },
    },
  };
}
