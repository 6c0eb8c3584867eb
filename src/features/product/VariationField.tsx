import { useLingui } from '@lingui/react/macro';
import { ChoiceChips } from '../../components/ui/ChoiceChips.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';

/** More options than this are a dropdown. */
const MAX_CHIPS = 6;

interface VariationFieldProps {
  name: string;
  options: readonly { name: string; possible: boolean }[];
  value: string;
  onChange: (option: string) => void;
  error: string | null;
}

/** The selector of one variation (PRD-04). What cannot be had with the other choices is marked beforehand (A53). */
export function VariationField({ name, options, value, onChange, error }: VariationFieldProps) {
  const { t } = useLingui();
  const prompt = t`-- Select --`;
  if (options.length > MAX_CHIPS) {
    return (
      <SelectField
        label={name}
        required
        error={error}
        prompt={prompt}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={options.map((option) => ({
          value: option.name,
          label: option.possible ? option.name : t`${option.name} (not available)`,
        }))}
      />
    );
  }
  return (
    <ChoiceChips
      legend={name}
      chosen={value === '' ? prompt : value}
      name={`variation-${name}`}
      required
      error={error}
      value={value}
      onChange={onChange}
      options={options.map((option) => ({
        value: option.name,
        label: option.name,
        unavailable: !option.possible,
      }))}
    />
  );
}
