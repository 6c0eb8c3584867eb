import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import type { TextFieldProps } from '../../components/ui/TextField.tsx';

interface RareFieldsProps {
  company: TextFieldProps;
  unit: TextFieldProps;
  /** One of the fields has a value. */
  isFilled: boolean;
}

/** Rarely needed address fields, behind a button. */
export function OptionalAddressFields({ company, unit, isFilled }: RareFieldsProps) {
  const [isOpen, setOpen] = useState(isFilled);
  const isWrong = Boolean(company.error) || Boolean(unit.error);
  if (!isOpen && !isFilled && !isWrong) {
    return (
      <div className="col-span-full -my-2">
        <Button
          variant="quiet"
          size="md"
          className="-ms-5"
          onClick={() => {
            setOpen(true);
            requestAnimationFrame(() => document.getElementsByName(company.name ?? '')[0]?.focus());
          }}
        >
          <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
          <Trans comment="Button: shows two more fields of an address; a unit is a flat">
            Add company or unit
          </Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="col-span-full grid gap-4 @md:grid-cols-2">
      <TextField {...company} />
      <TextField {...unit} />
    </div>
  );
}
