import type { ReactNode } from 'react';
import type { RadioGroupLook } from './RadioField.tsx';
import { RadioField } from './RadioField.tsx';

interface RadioCard {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the row, e.g. an amount. */
  trailing?: ReactNode;
  disabled?: boolean;
  /** Beside the choice but not part of it, e.g. a button. */
  action?: ReactNode;
}

interface RadioCardsProps extends RadioGroupLook {
  options: readonly RadioCard[];
  name: string;
  value?: string | undefined;
  onChange: (value: string) => void;
}

/** A list of choices with room for explanations, one card each, joined into a stack. */
export function RadioCards({ options, name, value, onChange, ...field }: RadioCardsProps) {
  return (
    <RadioField {...field}>
      <div className="divide-y divide-kerf overflow-hidden rounded-cut border border-edge bg-surface">
        {options.map((option) => (
          <div key={option.value} className="flex flex-wrap items-stretch has-checked:bg-ply">
            <label className="flex min-h-14 min-w-0 grow basis-56 cursor-pointer items-start gap-3 px-4 py-3 transition-colors focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-(--focus) hover:bg-ply has-disabled:cursor-not-allowed has-disabled:opacity-55">
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                disabled={option.disabled}
                required={field.required}
                className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-edge bg-surface outline-none checked:border-6 checked:border-brand"
              />
              <span className="min-w-0 grow">
                <span className="block font-semibold">
                  <bdi>{option.label}</bdi>
                </span>
                {option.description ? (
                  <span className="block text-sm text-ink-soft">{option.description}</span>
                ) : null}
              </span>
              {option.trailing ? (
                <span className="price shrink-0 font-semibold">{option.trailing}</span>
              ) : null}
            </label>
            {option.action ? <div className="flex shrink-0 items-center pe-3">{option.action}</div> : null}
          </div>
        ))}
      </div>
    </RadioField>
  );
}
