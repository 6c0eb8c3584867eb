import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { excessOf } from '../../machines/productOptions/addon-problems.ts';
import type { AddonProblem } from '../../machines/productOptions/addon-problems.ts';
import type { ChosenLettering } from '../../machines/productOptions/chosen-lettering.ts';
import { listInWords, sentencesInWords } from '../../rules/joined-words.ts';
import { letteringAdvice, missingCharacters } from '../../rules/lettering.ts';
import type { AddonField_ProductAddonFragment } from './AddonField.generated.ts';

/** So many characters are named; who mends those finds the others. */
const MAX_NAMED = 5;

/** The words for what is wrong with a value of an add-on. */
export function useAddonMessages(
  { addon, max_qty: maxQty }: AddonField_ProductAddonFragment,
  lettering: ChosenLettering | null,
): (problem: AddonProblem, value: string) => ReactNode {
  const { t } = useLingui();
  const messages: Record<Exclude<AddonProblem, 'tooLong' | 'notInLettering'>, string> = {
    missing: t`Please fill this in`,
    tooMany: t`Please give at most ${maxQty}`,
    notADate: t`Please enter a date that exists`,
    notANumber: t`Please enter a number`,
    underWay: t`This has not arrived yet`,
    unknownOption: t`Please choose one of the options`,
  };
  return (problem, value) => {
    if (problem === 'tooLong') {
      const excess = excessOf(value, addon.max_length);
      return <Plural value={excess} one="# character too many" other="# characters too many" />;
    }
    if (problem === 'notInLettering') return lettering && <NotInLettering {...lettering} value={value} />;
    return messages[problem];
  };
}

function NotInLettering({ chosen, all, value }: ChosenLettering & { value: string }) {
  const { i18n, t } = useLingui();
  const missing = missingCharacters(value, chosen).slice(0, MAX_NAMED);
  const characters = missing.join(' ');
  const advice = letteringAdvice(missing, all);
  const letterings = listInWords(i18n.locale, advice.letterings);
  const nowhere = advice.nowhere.join(' ');
  return sentencesInWords(i18n.locale, [
    t`${chosen.name} has no ${characters}`,
    letterings === '' ? t`None of our letterings has ${nowhere}` : t`These letterings have it: ${letterings}`,
  ]);
}
