import { addonTypeValues } from '../../graphql/generated/contract-rules.ts';
import type { AddonType } from '../../graphql/generated/contract-rules.ts';

/** The type that a name means; what is not known is a text (A55). */
export const toAddonType = (name: string): AddonType =>
  addonTypeValues.find((known) => known === name) ?? 'text';

/** Whether an add-on of this type is words. */
export const isTextType = (name: string): boolean => ['text', 'textarea'].includes(toAddonType(name));
