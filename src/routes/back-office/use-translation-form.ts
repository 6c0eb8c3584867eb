import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useServerErrors } from '../../features/account/use-server-errors.ts';
import { isConflict } from '../../graphql/rest-error.ts';
import { useBackOfficeTranslationSaveMutation } from './BackOfficeTranslationSave.generated.ts';
import type { BackOfficeTranslationsQuery } from './BackOfficeTranslations.generated.ts';
import { useTranslationDraft } from './use-translation-draft.ts';

/** One of the owner's texts and its translation. */
export type OwnerText = BackOfficeTranslationsQuery['backOfficeTranslations']['data'][number];

interface TranslationFormOptions {
  locale: string;
  /** The text as the list has it. */
  listed: OwnerText;
  /** Requests the text as it is now; `null` if that fails. */
  reload: (id: string) => Promise<OwnerText | null>;
}

interface TranslationForm {
  form: UseFormReturn<{ translation: string }>;
  /** The text as the host has it, as far as is known. */
  text: OwnerText;
  submit: ReturnType<UseFormReturn['handleSubmit']>;
  isSaving: boolean;
  /** All of the input is saved. */
  isSaved: boolean;
  /** Why saving failed, unless the field shows it. */
  failure: string | null;
}

/** The form of one translation. Input stays until saved, whatever the host responds. */
export function useTranslationForm({ locale, listed, reload }: TranslationFormOptions): TranslationForm {
  const [text, setText] = useState(listed);
  const [wasSaved, setWasSaved] = useState(false);
  const form = useForm({ defaultValues: { translation: listed.translation } });
  const draft = useTranslationDraft(form, `${locale}:${listed.id}`, listed.translation);
  const { isSubmitting, isDirty } = form.formState;
  const { options, messageOf } = useServerErrors(form, ['translation']);
  const [save, { error }] = useBackOfficeTranslationSaveMutation(options);
  const show = (now: OwnerText, isUnsaved: boolean) => {
    const typed = form.getValues('translation');
    setText(now);
    form.reset({ translation: now.translation }, { keepValues: isUnsaved, keepErrors: isUnsaved });
    if (isUnsaved) form.setValue('translation', typed, { shouldDirty: true });
    draft.take(now.translation);
  };
  const submit = form.handleSubmit(async ({ translation }) => {
    const { id, model, entry, field, english } = text;
    const seen = draft.seen();
    const response = await save({ variables: { locale, model, entry, field, translation, english, seen } });
    const saved = response.data?.backOfficeTranslationSave;
    if (saved) {
      setWasSaved(true);
      // Input made while saving is not saved yet.
      show(
        { ...text, translation: saved.translation, state: saved.state },
        form.getValues('translation') !== translation,
      );
    } else if (isConflict(response.error)) {
      // The message quotes the other translation, so saving again confirms this one.
      const now = await reload(id);
      if (now) show(now, true);
    }
  });
  return {
    form,
    text,
    submit,
    isSaving: isSubmitting,
    isSaved: wasSaved && !isSubmitting && !error && !isDirty,
    failure: isSubmitting ? null : messageOf(error),
  };
}
