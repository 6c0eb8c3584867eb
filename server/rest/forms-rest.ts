import { ownOrigins } from '../http/own-origins.ts';
import { localeOf } from '../http/request-locale.ts';
import { mapOutcome, notFound, success } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { formChallengeWire, formSubmissionWire, formWire } from '../wire/form.ts';
import type { RestDomain } from './rest-routes.ts';

/** Reading and submitting forms. */
export function formsRest({ forms, environment }: Services): RestDomain {
  return {
    handlers: {
      async formOne({ id }) {
        const form = await forms.byKey(id);
        return form ? success({ data: formWire(form) }) : notFound('FORM_NOT_FOUND');
      },
      async formChallenge({ id }) {
        return mapOutcome(await forms.challenge(id), formChallengeWire);
      },
      async formSubmit({ id, data, url, check = null }, context) {
        const form = {
          data,
          url,
          check,
          origins: ownOrigins(environment, context.request),
          otherOrigins: environment.allowedOrigins,
          locale: localeOf(context.request),
        };
        return mapOutcome(await forms.submit(id, form, context.viewer), formSubmissionWire);
      },
    },
  };
}
