import type { CartItemAddon } from '../../generated/wire.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';

/** An add-on of a line, in words; for files also the ids that their owner opens them by. */
export const addonAsWire = ({ id, name, values, labels, isFile }: CanonicalAddon): CartItemAddon => ({
  id,
  name,
  value: labels,
  files: isFile ? values : [],
});
