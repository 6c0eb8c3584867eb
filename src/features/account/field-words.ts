import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Puts the host's words at the fields they are about; false when they are about none of these. */
export type SayAtFields = (words: Record<string, string>) => boolean;

/** For a form whose fields bear the host's names, in the order they stand in. The first at fault gets the focus. */
export function sayAtFields<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly FieldPath<Values>[],
): SayAtFields {
  return (words) => {
    const refused = names.filter((name) => Object.hasOwn(words, name));
    refused.forEach((name, index) =>
      form.setError(name, { message: words[name] ?? '' }, { shouldFocus: index === 0 }),
    );
    return refused.length > 0;
  };
}
