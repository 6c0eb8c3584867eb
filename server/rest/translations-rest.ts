import { mapOutcome, success } from '../lib/outcome.ts';
import type { ListRange } from '../lib/list-range.ts';
import type { Services } from '../services.ts';
import { ownerTextWire } from '../wire/owner-text.ts';
import { paged } from './paged.ts';
import type { RestDomain } from './rest-routes.ts';

const PAGE_SIZE = 20;

/** Translating the owner's texts, for administrators. */
export function translationsRest({ translationEditor }: Services): RestDomain {
  return {
    handlers: {
      async backOfficeTranslations({ locale, area, state, id, page }, { reply }) {
        reply.header('cache-control', 'no-store');
        const asked = { locale, area, state: state ?? null, id: id ?? null };
        const read = (range: ListRange) => translationEditor.list(asked, range);
        return success(await paged({ page }, PAGE_SIZE, read, ownerTextWire));
      },
      backOfficeTranslationSave: async ({ seen, ...written }) =>
        mapOutcome(await translationEditor.save({ ...written, seen: seen ?? null }), ownerTextWire),
    },
  };
}
