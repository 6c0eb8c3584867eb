import { periodOf } from '../domain/back-office/back-office.ts';
import { success } from '../lib/outcome.ts';
import type { ListRange } from '../lib/list-range.ts';
import type { Services } from '../services.ts';
import { backOfficeOrderWire, loggedErrorWire, submissionWire } from '../wire/back-office.ts';
import { paged } from './paged.ts';
import type { RestContext, RestDomain } from './rest-routes.ts';

const PAGE_SIZE = 20;

/** Personal data must not be cached on the way. */
const forbidCaching = ({ reply }: RestContext) => void reply.header('cache-control', 'no-store');

/** The lists of the back office, for administrators only (FRM-19, A01, A20, A79, A93). */
export function backOfficeRest({ backOffice, ownerNotices }: Services): RestDomain {
  return {
    handlers: {
      async backOfficeSubmissions({ form = null, from = null, to = null, page }, context) {
        forbidCaching(context);
        const period = periodOf({ from, to });
        if (!period.ok) return period;
        const read = (range: ListRange) => backOffice.submissions(form, period.value, range);
        const list = await paged({ page }, PAGE_SIZE, read, submissionWire);
        return success({ ...list, forms: await backOffice.formNames() });
      },
      async backOfficeOrders({ status = null, from = null, to = null, page }, context) {
        forbidCaching(context);
        const period = periodOf({ from, to });
        if (!period.ok) return period;
        const read = (range: ListRange) => backOffice.orders(status, period.value, range);
        return success(await paged({ page }, PAGE_SIZE, read, backOfficeOrderWire));
      },
      async backOfficeErrors({ source = null, from = null, to = null, page }, context) {
        forbidCaching(context);
        const period = periodOf({ from, to });
        if (!period.ok) return period;
        const read = (range: ListRange) => backOffice.errors(source, period.value, range);
        return success(await paged({ page }, PAGE_SIZE, read, loggedErrorWire));
      },
      async backOfficeNotices(_input, context) {
        forbidCaching(context);
        return success({ notices: await ownerNotices.list() });
      },
    },
  };
}
