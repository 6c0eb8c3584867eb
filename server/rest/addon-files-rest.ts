import { success } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { answerCart, cartAccessOf } from './cart-session.ts';
import type { RestDomain } from './rest-routes.ts';
import { readUpload } from './upload-form.ts';

/** Files that belong to what a cart or an order holds (A55). */
export function addonFilesRest(services: Services): RestDomain {
  const { addonFiles, cartReader, rateLimits } = services;
  return {
    uploads: {
      async cartAddonFileAdd(context) {
        const refusal = await rateLimits.limit('cartAddonFileAdd', context);
        if (refusal) return refusal;
        const form = await readUpload(context.request, addonFiles);
        if (!form.ok) return form;
        const { file, name, fields } = form.value;
        try {
          const access = cartAccessOf(fields['session'], context);
          const kept = await addonFiles.keep(access, { name, file });
          if (!kept.ok) return kept;
          const { sessionKey, ...described } = kept.value;
          const { viewer } = access;
          const shown = viewer.kind === 'user' ? access : { viewer, session: sessionKey };
          const cart = answerCart(await cartReader.show(shown), services, context);
          return success({ ...described, cart });
        } finally {
          await addonFiles.discard(file);
        }
      },
    },
    handlers: {
      async cartAddonFile({ id, session }, context) {
        context.reply.header('cache-control', 'no-store');
        const opened = await addonFiles.open(cartAccessOf(session, context), id);
        if (!opened.ok) return opened;
        const { name, content_type, bytes } = opened.value;
        return success({ name, content_type, content_base64: bytes.toString('base64') });
      },
    },
  };
}
