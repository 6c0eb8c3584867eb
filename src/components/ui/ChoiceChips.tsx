import { Trans } from '@lingui/react/macro';
import { classNames } from '../../lib/class-names.ts';
import type { RadioGroupLook } from './RadioField.tsx';
import { RadioField } from './RadioField.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Appearance of a material: colour (`#RRGGBB`) and texture; an unknown texture is plain. */
export interface Swatch {
  colour: string;
  texture?: string;
}

interface Choice {
  value: string;
  label: string;
  swatch?: Swatch | undefined;
  /** Not available with the rest of the selection; can still be picked, to change the rest. */
  unavailable?: boolean;
  disabled?: boolean;
}

interface ChoiceChipsProps extends RadioGroupLook {
  options: readonly Choice[];
  name: string;
  /** Initial choice; later changes are kept by the radios themselves. */
  defaultValue: string;
  onChange: (value: string) => void;
}

const CHIP =
  'relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-cut border border-edge bg-surface py-1.5 pe-4 transition-colors ' +
  'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus) hover:border-scorch ' +
  'has-checked:burnt-notch has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] ' +
  'in-aria-invalid:border-dng has-disabled:cursor-not-allowed has-disabled:opacity-55';

/** One choice of a few, as chips, with material swatches where given. Native radios underneath. */
export function ChoiceChips({ options, name, defaultValue, onChange, ...field }: ChoiceChipsProps) {
  return (
    <RadioField {...field}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              CHIP,
              option.swatch ? 'ps-2' : 'ps-4',
              option.unavailable && 'border-dashed text-ink-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              onChange={() => onChange(option.value)}
              disabled={option.disabled}
              required={field.required}
              className="sr-only"
            />
            {option.swatch ? <SwatchPatch {...option.swatch} /> : null}
            <span className={option.unavailable ? 'line-through decoration-1' : undefined}>
              {option.label}
            </span>{' '}
            {option.unavailable ? (
              <VisuallyHidden>
                <Trans comment="Behind the name of an option that cannot be chosen now">
                  (not available)
                </Trans>
              </VisuallyHidden>
            ) : null}
          </label>
        ))}
      </div>
    </RadioField>
  );
}

const TEXTURES: Partial<Record<string, string>> = { wood: 'swatch-wood', metal: 'swatch-metal' };

function SwatchPatch({ colour, texture = 'plain' }: Swatch) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'size-7 shrink-0 overflow-hidden rounded-cut forced-color-adjust-none ring-1 ring-ink/25 ring-inset',
        TEXTURES[texture],
      )}
      style={{ backgroundColor: colour }}
    />
  );
}
