import { useLingui } from '@lingui/react/macro';
import { ChoiceChips } from '../../components/ui/ChoiceChips.tsx';
import type { Swatch } from '../../components/ui/ChoiceChips.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { fieldNames } from './form-fields.ts';

/** More options than this are shown as a dropdown. */
const MAX_CHIPS = 6;

interface VariationFieldProps {
  name: string;
  /** The translated name; likewise for the options. */
  label: string;
  options: readonly { name: string; label: string; possible: boolean; swatch: Swatch | null }[];
  /** The initial value of the field. */
  defaultValue: string;
  /** The current choice. */
  value: string;
  onChange: (option: string) => void;
  error: string | null;
}

/** The selector of one variation (PRD-04). Options unavailable with the other choices are marked (A53). */
export function VariationField({ name, label, options, value, ...field }: VariationFieldProps) {
  const { t } = useLingui();
  const prompt = t`-- Select --`;
  const { onChange, ...look } = field;
  if (options.length > MAX_CHIPS) {
    return (
      <SelectField
        {...look}
        label={label}
        name={fieldNames.variation(name)}
        required
        prompt={prompt}
        onChange={(event) => onChange(event.target.value)}
        options={options.map((option) => ({
          value: option.name,
          label: option.possible
            ? option.label
            : t({
                message: `${option.label} (not available)`,
                comment: 'An option in a list, by its name, that cannot be chosen now',
              }),
        }))}
      />
    );
  }
  return (
    <ChoiceChips
      {...field}
      legend={label}
      chosen={options.find((option) => option.name === value)?.label ?? prompt}
      name={fieldNames.variation(name)}
      required
      options={options.map((option) => ({
        value: option.name,
        label: option.label,
        unavailable: !option.possible,
        swatch: option.swatch ?? undefined,
      }))}
    />
  );
}
