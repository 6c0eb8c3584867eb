import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { EmailInput } from '../../components/ui/EmailInput.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { TextArea } from '../../components/ui/TextArea.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { formLineRule } from '../../graphql/generated/contract-rules.ts';
import type { FieldKind } from '../../rules/form-kinds.ts';
import type { FormFieldItem } from './form-items.ts';
import { MaskedField } from '../../components/ui/MaskedField.tsx';
import { DATE, DATE_TIME } from '../../components/ui/masks.ts';
import { NewPasswordField } from '../../components/ui/NewPasswordField.tsx';

interface FormFieldProps {
  field: FormFieldItem;
  id: string;
  error: string | undefined;
  /** Registers the control with the form. */
  control: UseFormRegisterReturn;
  /** Sets the control's value. */
  fill: (value: string) => void;
}

const unit = (sign: string) => (
  <span aria-hidden="true" className="pointer-events-none w-12 text-center text-ink-soft">
    {sign}
  </span>
);

type Line = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'trailing' | 'className' | 'step' | 'autoComplete' | 'placeholder'
>;

/** Widths of the control alone: its label may be longer. */
const WIDTH = {
  short: '[&>span]:max-w-36',
  middle: '[&>span]:max-w-48',
  long: '[&>span]:max-w-72',
};

/** Props of the single-line kinds. */
const LINES: Partial<Record<FieldKind, Line>> = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', className: WIDTH.long },
  currency: {
    inputMode: 'decimal',
    trailing: unit('AUD'),
    placeholder: '0.00',
    className: WIDTH.middle,
  },
  percent: { inputMode: 'decimal', trailing: unit('%'), className: WIDTH.short },
  number: { type: 'number', inputMode: 'decimal', step: 'any', className: WIDTH.short },
  time: { type: 'time', className: WIDTH.short },
};

/** Autofill tokens by common field names. */
const KNOWN_TO_BROWSERS: Partial<Record<string, string>> = {
  name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  postcode: 'postal-code',
};

/** The control of a field's kind (FRM-01, FRM-02). Uncontrolled: the form holds the value. */
export function FormField({ field, id, error, control, fill }: FormFieldProps) {
  const { kind, label, required, placeholder, value: defaultValue } = field;
  const shared = { id, label, required, error, placeholder, defaultValue, ...control };
  switch (kind) {
    case 'textarea':
      return <TextArea {...shared} />;
    case 'select':
      return (
        <SelectField
          {...{ ...shared, placeholder: undefined }}
          className="sm:[&>span]:max-w-96"
          options={field.options}
        />
      );
    case 'checkbox':
      return (
        <Checkbox {...control} {...{ id, label, required, error }} defaultChecked={defaultValue === '1'} />
      );
    case 'date':
      return (
        <MaskedField
          {...shared}
          mask={DATE.mask}
          placeholder={placeholder ?? DATE.placeholder}
          fill={fill}
          className={WIDTH.middle}
        />
      );
    case 'datetime':
      return <MaskedField {...shared} {...DATE_TIME} fill={fill} className={WIDTH.middle} />;
    case 'email':
      return <EmailInput {...shared} autoComplete="email" fill={fill} />;
    case 'password':
      return <NewPasswordField {...shared} fill={fill} />;
    default:
      return (
        <TextField
          maxLength={kind === 'text' ? formLineRule.maxLength : undefined}
          autoComplete={KNOWN_TO_BROWSERS[field.name]}
          {...LINES[kind]}
          {...shared}
          placeholder={placeholder ?? LINES[kind]?.placeholder}
          min={field.min}
          max={field.max}
        />
      );
  }
}
