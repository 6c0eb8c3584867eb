import { notFound, success } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { answerCart, cartAccessOf } from './cart-session.ts';
import type { RestDomain } from './rest-routes.ts';
import { readUpload } from './upload-form.ts';

/** Files of add-ons in carts and orders (A55). */
export function addonFilesRest(services: Services): RestDomain {
  const { addonFiles, cartReader, rateLimits } = services;
  return {
    uploads: {
      async cartAddonFileAdd(context) {
        const form = await readUpload(context.request, addonFiles);
        if (!form.ok) return form;
        const { file, name, fields } = form.value;
        try {
          const access = cartAccessOf(fields['session'], context);
          const stored = await addonFiles.store(access, { name, file });
          if (!stored.ok) return stored;
          const { sessionKey, ...described } = stored.value;
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
        const found = await addonFiles.find(cartAccessOf(session, context), id);
        if (!found.ok) return found;
        const { name, content_type, size_bytes } = found.value;
        const refusal = await rateLimits.limitDownload('cartAddonFile', context, size_bytes);
        if (refusal) return refusal;
        const bytes = await addonFiles.read(id);
        if (!bytes) return notFound('FILE_NOT_FOUND');
        return success({ name, content_type, content_base64: bytes.toString('base64') });
      },
    },
  };
}
