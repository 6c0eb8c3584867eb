import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AddressChange } from '../../machines/checkout/checkout.types.ts';

const WORDS: Record<AddressChange['change'], ReactNode> = {
  create: (
    <Trans comment="Status: what was typed in the form of an address is kept now">
      The address is saved.
    </Trans>
  ),
  update: <Trans>The address is saved.</Trans>,
  disable: <Trans>The address is put away. Orders that went there keep it.</Trans>,
  enable: <Trans>The address can be used again.</Trans>,
};

/** Reports the last change of an address; nothing before one. */
export const AddressBookStatus = ({ done }: { done: AddressChange['change'] | null }) =>
  done === null ? null : WORDS[done];
