import type { CanonicalAddon } from '../domain/products/addon-rules.ts';
import type { CartItemAddon } from '../generated/wire.ts';

/** An add-on of a line, in words; for files also the ids that their owner opens them by. */
export const lineAddonWire = ({ id, name, values, labels, isFile }: CanonicalAddon): CartItemAddon => ({
  id,
  name,
  value: labels,
  input: values,
  files: isFile ? values : [],
});
