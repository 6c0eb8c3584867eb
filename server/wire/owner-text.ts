import type { TranslatedText } from '../domain/translations/translation-editor.ts';
import type { OwnerText } from '../generated/wire.ts';

/** A text of the owner's with what it says in one language, as administrators see it. */
export const ownerTextWire = ({ isHtml, ...text }: TranslatedText): OwnerText => ({
  ...text,
  id: `${text.model}/${text.entry}/${text.field}`,
  is_html: isHtml,
});
