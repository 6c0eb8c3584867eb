import { mapOutcome, success } from '../lib/outcome.ts';
import type { ListRange } from '../lib/list-range.ts';
import type { Services } from '../services.ts';
import { paged } from './paged.ts';
import type { RestDomain } from './rest-routes.ts';

const PAGE_SIZE = 20;

/** Redirects managed by administrators (RT-27). */
export function redirectsRest({ redirects }: Services): RestDomain {
  return {
    handlers: {
      async backOfficeRedirects({ page }, { reply }) {
        reply.header('cache-control', 'no-store');
        const read = (range: ListRange) => redirects.list(range);
        return success(await paged({ page }, PAGE_SIZE, read, (redirect) => redirect));
      },
      backOfficeRedirectSave: (given) => redirects.save(given),
      backOfficeRedirectDelete: async ({ from }) =>
        mapOutcome(await redirects.remove(from), () => ({ success: true })),
    },
  };
}
