import { useLingui } from '@lingui/react/macro';
import type { ChosenLettering } from '../../rules/lettering.ts';
import { formatList, joinSentences } from '../../rules/join-texts.ts';
import { letteringAdvice, MAX_NAMED, missingCharacters } from '../../rules/lettering.ts';

/** The characters of a text that the chosen lettering lacks, and letterings that have them. Loaded when needed. */
export function NotInLettering({ chosen, all, value }: ChosenLettering & { value: string }) {
  const { i18n, t } = useLingui();
  const missing = missingCharacters(value, chosen).slice(0, MAX_NAMED);
  const characters = missing.join(' ');
  const advice = letteringAdvice(missing, all);
  const letterings = formatList(i18n.locale, advice.letterings);
  const nowhere = advice.nowhere.join(' ');
  return joinSentences(i18n.locale, [
    t({
      message: `${chosen.name} has no ${characters}`,
      comment: 'A lettering by its name, and the characters that it cannot draw',
    }),
    letterings === ''
      ? t`None of our letterings has ${nowhere}`
      : t({
          message: `These letterings have it: ${letterings}`,
          comment: 'Which letterings can draw a character that another cannot; {letterings} are their names',
        }),
  ]);
}
