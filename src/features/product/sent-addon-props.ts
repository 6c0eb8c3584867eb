import type { ReactNode } from 'react';

export interface SentAddonProps {
  /** What is sent. */
  kind: 'file' | 'signature';
  label: string;
  name: string;
  required: boolean;
  hint: string | null;
  error: ReactNode;
  /** The host refused it as a value, e.g. because it has it no more. */
  refused: boolean;
  /** The id of what was sent; '' for none. */
  value: string;
  onChange: (value: string) => void;
}
