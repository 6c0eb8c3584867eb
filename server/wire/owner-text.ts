import { textIdOf } from '../domain/translations/owner-texts.ts';
import type { TranslatedText } from '../domain/translations/translation-editor.ts';
import type { OwnerText } from '../generated/wire.ts';

/** One of the owner's texts with its translation into one language, for administrators. */
export const ownerTextWire = ({ isHtml, ...text }: TranslatedText): OwnerText => ({
  ...text,
  id: textIdOf(text),
  is_html: isHtml,
});
