import { FileAddon } from './FileAddon.tsx';
import type { SentAddonProps } from './sent-addon-props.ts';
import { SignatureAddon } from './SignatureAddon.tsx';

/** An add-on that is uploaded separately, so that the form only holds its id (A55). Few products have one. */
export function SentAddon({ kind, ...addon }: SentAddonProps) {
  return kind === 'file' ? <FileAddon {...addon} /> : <SignatureAddon {...addon} />;
}
