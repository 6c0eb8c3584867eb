import type { ReactNode } from 'react';

export interface SentAddonProps {
  kind: 'file' | 'signature';
  label: string;
  name: string;
  required: boolean;
  hint: string | null;
  error: ReactNode;
  /** The host refused the value, e.g. because it deleted the file. */
  refused: boolean;
  /** The id of the upload; '' for none. */
  value: string;
  onChange: (value: string) => void;
}
