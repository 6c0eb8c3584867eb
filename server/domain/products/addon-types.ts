import { addonTypeValues } from '../../generated/contract-rules.ts';
import type { AddonType } from '../../generated/contract-rules.ts';

/** Properties of a type of add-on (A55). */
interface AddonTypeTraits {
  /** Whether its values are ids of uploaded files. */
  holdsFiles: boolean;
  /** Whether its values are the shopper's own texts or pictures, making the product personalised. */
  isPersonal: boolean;
  /** Whether its values are texts. */
  isText: boolean;
  /** A value equivalent to a blank one. */
  blank?: string;
}

const plain: AddonTypeTraits = { holdsFiles: false, isPersonal: false, isText: false };
const ownWords: AddonTypeTraits = { holdsFiles: false, isPersonal: true, isText: true };
const ownFile: AddonTypeTraits = { holdsFiles: true, isPersonal: true, isText: false };

/** Properties of each type in the contract. */
export const addonTypes: Record<AddonType, AddonTypeTraits> = {
  dropdown: plain,
  text: ownWords,
  textarea: ownWords,
  number: plain,
  checkbox: { ...plain, blank: '0' },
  date: plain,
  file: ownFile,
  signature: ownFile,
  colour: plain,
};

/** Returns the type with this name; unknown names are treated as text (A55). */
export const toAddonType = (name: string): AddonType =>
  addonTypeValues.find((known) => known === name) ?? 'text';

/** The types that make a product personalised. */
export const personalAddonTypes: readonly AddonType[] = addonTypeValues.filter(
  (type) => addonTypes[type].isPersonal,
);
