import { addonTypeValues } from '../../graphql/generated/contract-rules.ts';
import type { AddonType } from '../../graphql/generated/contract-rules.ts';

/** Maps a type name to a type; an unknown one becomes text (A55). */
export const toAddonType = (name: string): AddonType =>
  addonTypeValues.find((known) => known === name) ?? 'text';

/** Whether an add-on of this type is text. */
export const isTextType = (name: string): boolean => ['text', 'textarea'].includes(toAddonType(name));
