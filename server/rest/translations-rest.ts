import { requireAdmin } from '../domain/accounts/require-user.ts';
import { mapOutcome, success } from '../lib/outcome.ts';
import { localeValues, textStateValues, translationAreaValues } from '../generated/contract-rules.ts';
import type { ListRange } from '../lib/list-range.ts';
import type { Services } from '../services.ts';
import { ownerTextWire } from '../wire/owner-text.ts';
import { paged } from './paged.ts';
import type { RestDomain } from './rest-routes.ts';

const PAGE_SIZE = 20;

/** The contract allows no other value. */
function oneOf<Value extends string>(values: readonly Value[], given: string): Value {
  const found = values.find((value) => value === given);
  if (found === undefined) throw new Error(`${given} is none of ${values.join(', ')}`);
  return found;
}

/** Translating the owner's texts, for administrators. */
export function translationsRest({ translationEditor }: Services): RestDomain {
  return {
    allows: { backOfficeTranslations: requireAdmin, backOfficeTranslationSave: requireAdmin },
    handlers: {
      async backOfficeTranslations({ locale, area, state, id, page }, { reply }) {
        reply.header('cache-control', 'no-store');
        const asked = {
          locale: oneOf(localeValues, locale),
          area: oneOf(translationAreaValues, area),
          state: state ? oneOf(textStateValues, state) : null,
          id: id ?? null,
        };
        const read = (range: ListRange) => translationEditor.list(asked, range);
        return success(await paged({ page }, PAGE_SIZE, read, ownerTextWire));
      },
      backOfficeTranslationSave: async ({ seen, ...written }) =>
        mapOutcome(await translationEditor.save({ ...written, seen: seen ?? null }), ownerTextWire),
    },
  };
}
