import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { partOnDemand } from '../../components/ui/part-on-demand.ts';
import { excessLength } from '../../machines/productOptions/addon-problems.ts';
import type { AddonProblem } from '../../machines/productOptions/addon-problems.ts';
import type { ChosenLettering } from '../../rules/lettering.ts';
import type { AddonField_ProductAddonFragment } from './AddonField.generated.ts';

const NotInLettering = partOnDemand(async () => (await import('./NotInLettering.tsx')).NotInLettering);

/** Returns the message for a problem of an add-on's value. */
export function useAddonMessages(
  { addon, max_qty: maxQty }: AddonField_ProductAddonFragment,
  lettering: ChosenLettering | null,
): (problem: AddonProblem, value: string) => ReactNode {
  const { t } = useLingui();
  const messages: Record<Exclude<AddonProblem, 'tooLong' | 'notInLettering'>, string> = {
    missing: t`Please fill this in`,
    tooMany: t({
      message: `Please give at most ${maxQty}`,
      comment: 'What is wrong: more lines are filled in than a product takes; {maxQty} is how many it takes',
    }),
    notADate: t`Please enter a date that exists`,
    notANumber: t`Please enter a number`,
    underWay: t`This has not arrived yet`,
    unknownOption: t`Please choose one of the options`,
  };
  return (problem, value) => {
    if (problem === 'tooLong') {
      const excess = excessLength(value, addon.max_length);
      return <Plural value={excess} one="# character too many" other="# characters too many" />;
    }
    if (problem === 'notInLettering') return lettering && <NotInLettering {...lettering} value={value} />;
    return messages[problem];
  };
}
