import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { formatMoney } from '../../lib/money.ts';
import { problemInputIndex } from '../../machines/productOptions/addon-problems.ts';
import type { AddonProblem } from '../../machines/productOptions/addon-problems.ts';
import type { ChosenLettering } from '../../rules/lettering.ts';
import type { AddonField_ProductAddonFragment } from './AddonField.generated.ts';
import { AddonInput } from './AddonInput.tsx';
import { useAddonMessages } from './use-addon-messages.tsx';

interface AddonFieldProps {
  offered: AddonField_ProductAddonFragment;
  /** The initial values of the inputs. */
  defaultValues: string[];
  /** Their current values. */
  values: string[];
  onChange: (values: string[]) => void;
  /** The problem to show now, if any. */
  problem: AddonProblem | null;
  /** The lettering of its texts. */
  lettering?: ChosenLettering | null;
  /** The host's message about the last submitted values; it does not say which one it is about. */
  refusal?: string | null;
}

/** One add-on, with as many inputs as it may have values (A54); required ones have an asterisk (PRD-11). */
export function AddonField({ offered, defaultValues, values, onChange, ...wrong }: AddonFieldProps) {
  const { problem, lettering = null, refusal = null } = wrong;
  const { t } = useLingui();
  const { addon, min_qty: minQty, max_qty: maxQty } = offered;
  const shown = Math.min(maxQty, Math.max(1, minQty, values.length));
  const required = addon.required || minQty > 0;
  const name =
    addon.price > 0
      ? t({
          message: `${addon.name} (+${formatMoney(addon.price)})`,
          comment:
            'Label of a field: what can be added to a product, and what it costs, e.g. Gift wrap (+$4.50)',
        })
      : addon.name;
  const messageOf = useAddonMessages(offered, lettering);
  const setValue = (index: number, value: string) =>
    onChange(Array.from({ length: shown }, (_, at) => (at === index ? value : (values[at] ?? ''))));
  const { lines, expectLine } = useFocusOnNewLine(shown);
  const addLine = () => {
    expectLine();
    onChange(Array.from({ length: shown + 1 }, (_, at) => values[at] ?? ''));
  };
  const wrongLine = problemInputIndex(offered, values, lettering?.chosen);
  const errorAt = (index: number) => {
    if (problem) return index === wrongLine ? messageOf(problem, values[index] ?? '') : null;
    const firstFilled = Math.max(
      0,
      values.findIndex((value) => value.trim() !== ''),
    );
    return index === firstFilled ? refusal : null;
  };
  const line = (index: number) => (
    <AddonInput
      key={index}
      addon={addon}
      label={
        Math.max(shown, index + 1) > 1
          ? t({
              message: `${name}, line ${index + 1}`,
              comment: 'The name of a field and which line of it, e.g. Engraving, line 2',
            })
          : name
      }
      required={required && index < Math.max(1, minQty)}
      defaultValue={defaultValues[index] ?? ''}
      value={values[index] ?? ''}
      onChange={(value) => setValue(index, value)}
      error={errorAt(index)}
      refused={refusal !== null}
    />
  );
  return (
    <div className="space-y-3">
      <div ref={lines} className="space-y-3">
        {Array.from({ length: shown }, (_, index) => line(index))}
      </div>
      {shown < maxQty && (
        <>
          <noscript className="block space-y-3">
            {Array.from({ length: maxQty - shown }, (_, more) => line(shown + more))}
          </noscript>
          <Button size="sm" variant="quiet" onClick={addLine}>
            <Trans comment="Button under a field: shows another field for a further line of engraving">
              Add another line
            </Trans>
          </Button>
        </>
      )}
    </div>
  );
}

/** Focuses the last line once the line announced by `expectLine` is rendered. */
function useFocusOnNewLine(count: number) {
  const lines = useRef<HTMLDivElement>(null);
  const growing = useRef(false);
  useEffect(() => {
    if (!growing.current) return;
    growing.current = false;
    lines.current?.lastElementChild
      ?.querySelector<HTMLElement>('input, select, textarea, [tabindex]')
      ?.focus();
  }, [count]);
  return { lines, expectLine: () => (growing.current = true) };
}
